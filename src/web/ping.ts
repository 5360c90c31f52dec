/** Shows that a reader's process starts and answers. */
export default function ping() {
  return "pong";
}
