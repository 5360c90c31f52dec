import { buildSchema, graphql } from "graphql";

/** The part of Dagster's schema that scheduling a run touches; names and nullability as Dagster publishes them. */
const SCHEMA = buildSchema(`
scalar RunConfigData
type Query { version: String! }
type Mutation { launchRun(executionParams: ExecutionParams!): LaunchRunResult! }
input ExecutionParams { selector: JobOrPipelineSelector! runConfigData: RunConfigData mode: String executionMetadata: ExecutionMetadata stepKeys: [String!] preset: String }
input JobOrPipelineSelector { pipelineName: String jobName: String repositoryName: String! repositoryLocationName: String! solidSelection: [String!] assetSelection: [AssetKeyInput!] }
input AssetKeyInput { path: [String!]! }
input ExecutionMetadata { tags: [ExecutionTag!] rootRunId: String parentRunId: String }
input ExecutionTag { key: String! value: String! }
interface Error { message: String! }
union LaunchRunResult = LaunchRunSuccess | InvalidStepError | InvalidOutputError | RunConfigValidationInvalid | PipelineNotFoundError | PythonError
type LaunchRunSuccess { run: Run! }
type Run { id: ID! runId: String! tags: [PipelineTag!]! }
type PipelineTag { key: String! value: String! }
type InvalidStepError { invalidStepKey: String! }
type InvalidOutputError { stepKey: String! invalidOutputName: String! }
type RunConfigValidationInvalid { pipelineName: String! errors: [PipelineConfigValidationError!]! }
interface PipelineConfigValidationError { message: String! path: [String!]! }
type RuntimeMismatchConfigError implements PipelineConfigValidationError { message: String! path: [String!]! }
type PipelineNotFoundError implements Error { message: String! pipelineName: String! }
type PythonError implements Error { message: String! className: String stack: [String!]! }
`);

export interface Launched {
  runId: string;
  job: string;
  tags: Record<string, string>;
}

interface Params {
  selector: { jobName: string };
  executionMetadata: { tags: { key: string; value: string }[] };
}

/** An orchestrator behind an access gateway: without the service token the gateway redirects to its login page. */
export function orchestratorServer({ token }: { token?: { id: string; secret: string } } = {}) {
  const launched: Launched[] = [];
  const requests: { path: string; headers: Record<string, string> }[] = [];
  const rootValue = {
    launchRun: ({ executionParams: { selector, executionMetadata } }: { executionParams: Params }) => {
      if (selector.jobName === "missing") {
        return {
          __typename: "PipelineNotFoundError",
          message: "Could not find job missing",
          pipelineName: "missing",
        };
      }
      if (selector.jobName === "misconfigured") {
        const errors = [
          { __typename: "RuntimeMismatchConfigError", message: "Missing required config", path: [] },
        ];
        return { __typename: "RunConfigValidationInvalid", pipelineName: "misconfigured", errors };
      }
      const tags = Object.fromEntries(executionMetadata.tags.map(({ key, value }) => [key, value]));
      const runId = crypto.randomUUID();
      launched.push({ runId, job: selector.jobName, tags });
      return { __typename: "LaunchRunSuccess", run: { id: runId, runId, tags: [] } };
    },
  };
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname } = new URL(request.url);
      requests.push({ path: pathname, headers: Object.fromEntries(request.headers) });
      if (pathname === "/login")
        return new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } });
      if (pathname === "/html/graphql")
        return new Response("<html>", { headers: { "content-type": "text/html" } });
      const known =
        request.headers.get("cf-access-client-id") === token?.id &&
        request.headers.get("cf-access-client-secret") === token?.secret;
      if (token && !known) return Response.redirect(new URL("/login", request.url).href, 302);
      const { query, variables } = (await request.json()) as {
        query: string;
        variables: Record<string, unknown>;
      };
      return Response.json(
        await graphql({ schema: SCHEMA, source: query, variableValues: variables, rootValue }),
      );
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, launched, requests, stop: () => server.stop(true) };
}
