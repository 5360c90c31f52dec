/**
 * Asks a local server for its queue again and again over connections that stay, and prints answers a second:
 * `bun tests/bench/_ask.ts port connections seconds cookie`. Bare sockets: `fetch` costs more than the page asked for.
 */
export {};

const [port, connections, seconds, cookie] = process.argv.slice(2);
const asked = `GET /review HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\n\r\n`;
const end = performance.now() + Number(seconds) * 1000;
const LAST = Buffer.from("0\r\n\r\n");
let done = 0;
for (let n = 0; n < Number(connections); n++) {
  let missing = 0;
  await Bun.connect({
    hostname: "localhost",
    port: Number(port),
    socket: {
      open: (socket) => void socket.write(asked),
      data(socket, bytes) {
        missing = (missing || sizeOf(bytes)) - bytes.length;
        if (missing && !bytes.subarray(-LAST.length).equals(LAST)) return;
        missing = 0;
        done++;
        if (performance.now() < end) return void socket.write(asked);
        socket.end();
      },
    },
  });
}
process.on("exit", () => console.log(done / Number(seconds)));

/** Of an answer that begins so; in chunks it has none. */
function sizeOf(start: Buffer): number {
  const head = start.subarray(0, start.indexOf("\r\n\r\n") + 4).toString();
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`Cannot count the answer: ${start}`);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length ? head.length + Number(length) : Number.POSITIVE_INFINITY;
}
