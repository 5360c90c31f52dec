export type Level = "debug" | "info" | "warn" | "error";
export type Fields = Record<string, unknown>;

/** One line an event: JSON for machines, words for a terminal. */
export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const LEVELS: Level[] = ["debug", "info", "warn", "error"];

/** Makes a log. `readable` prints for people; otherwise a JSON object a line. */
export function log(options: { level: Level; readable: boolean; write?: (line: string) => void }): Log {
  const write = options.write ?? ((line: string) => void process.stdout.write(`${line}\n`));
  const format = options.readable ? readable : json;
  const at = (level: Level) =>
    LEVELS.indexOf(level) < LEVELS.indexOf(options.level)
      ? () => {}
      : (event: string, fields: Fields = {}) => write(format(level, event, fields));
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
  };
}

function json(level: Level, event: string, fields: Fields) {
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    event,
    ...plain(fields),
  });
}

function readable(level: Level, event: string, fields: Fields) {
  const time = new Date().toISOString().slice(11, 23);
  const mark = { debug: " ", info: " ", warn: "!", error: "✗" }[level];
  const rest = Object.entries(plain(fields))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  return [time, mark, event, ...rest].join(" ");
}

function plain(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? value.message : value]),
  );
}
