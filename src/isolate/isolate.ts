/** Limits of one task. */
export interface Limits {
	milliseconds: number;
	/** Resident memory of the process that runs the task. */
	megabytes: number;
}

/** Runs the default export of a module in a process of its own. */
export interface Isolate {
	/** Throws `IsolateFailure` when the limits stop the task or it kills its process; what the task itself throws comes out as an `Error` with its message. */
	run<Input, Output>(task: URL, input: Input, limits: Limits): Promise<Output>;
	stop(): Promise<void>;
}

/** The task was stopped, or took its process down. */
export class IsolateFailure extends Error {
	constructor(
		readonly reason: "timeout" | "memory" | "crash",
		message: string,
	) {
		super(message);
	}
}

/** Keeps up to `processes` processes warm. */
export function isolate(_options: { processes: number }): Isolate {
	throw new Error("not built yet");
}
