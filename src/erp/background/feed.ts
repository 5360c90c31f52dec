/** What arrives from elsewhere bit by bit, to be read in a loop. */
export interface Feed extends AsyncIterable<Uint8Array> {
  push(chunk: Uint8Array): void;
  end(): void;
  /** Reading throws this once what came before is read. */
  fail(error: Error): void;
}

/** An empty feed. `took` is called with the bytes of each chunk that was read to its end. */
export function feed(took: (bytes: number) => void): Feed {
  const waiting: Uint8Array[] = [];
  let ended = false;
  let failure: Error | undefined;
  let more = Promise.withResolvers<void>();
  return {
    push(chunk) {
      waiting.push(chunk);
      more.resolve();
    },
    end() {
      ended = true;
      more.resolve();
    },
    fail(error) {
      failure = error;
      more.resolve();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const chunk = waiting.shift();
        if (chunk) {
          yield chunk;
          took(chunk.length);
        } else if (failure) throw failure;
        else if (ended) return;
        else {
          more = Promise.withResolvers();
          await more.promise;
        }
      }
    },
  };
}
