/** Runs risky work in processes of their own, with limits on time and memory. @module */
export {
	type Isolate,
	IsolateFailure,
	isolate,
	type Limits,
} from "./isolate.ts";
