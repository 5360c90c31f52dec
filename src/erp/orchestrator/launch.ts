import type { OrchestratorConfig } from "../../config.ts";

/** A run to schedule: one job for the partition of one connection. */
export interface Run {
  job: string;
  connectionId: string;
  /** Further run tags, such as the entity type. */
  tags: Record<string, string>;
}

/** The run was not scheduled; the message is for the log, not for the caller. */
class NotScheduled extends Error {}

const LAUNCH = `mutation LaunchSync($params: ExecutionParams!) {
  launchRun(executionParams: $params) {
    __typename
    ... on LaunchRunSuccess { run { runId } }
    ... on RunConfigValidationInvalid { errors { message } }
    ... on InvalidStepError { invalidStepKey }
    ... on InvalidOutputError { stepKey }
    ... on Error { message }
  }
}`;

/**
 * Schedules a run through Dagster's `launchRun` and returns its id. Throws `NotScheduled`.
 * Redirects are not followed: a gateway without the service token redirects to its login page, and following would hand that page our credentials.
 */
export async function launch(orchestrator: OrchestratorConfig, run: Run): Promise<string> {
  const response = await post(orchestrator, {
    query: LAUNCH,
    variables: { params: paramsOf(orchestrator, run) },
  });
  if (response.status >= 300 && response.status < 400) {
    throw new NotScheduled(`the gateway redirected to "${response.headers.get("location") ?? "nowhere"}"`);
  }
  const type = response.headers.get("content-type") ?? "nothing";
  if (!/^application\/(graphql-response\+)?json/.test(type)) {
    throw new NotScheduled(`answered ${response.status} with ${type} instead of JSON`);
  }
  return runIdOf((await response.json()) as Answer);
}

interface Answer {
  errors?: { message: string }[];
  data?: { launchRun?: Launched | null } | null;
}

interface Launched {
  __typename: string;
  run?: { runId: string };
  message?: string;
  errors?: { message: string }[];
  invalidStepKey?: string;
  stepKey?: string;
}

function runIdOf({ errors, data }: Answer): string {
  if (errors?.length) throw new NotScheduled(errors.map(({ message }) => message).join("; "));
  const launched = data?.launchRun;
  if (launched?.run) return launched.run.runId;
  const words = launched?.message ?? launched?.errors?.map(({ message }) => message).join("; ");
  const step = launched?.invalidStepKey ?? launched?.stepKey;
  throw new NotScheduled([launched?.__typename ?? "no result", words ?? step].filter(Boolean).join(": "));
}

async function post({ url, cloudToken, gateway }: OrchestratorConfig, body: unknown) {
  const headers: Record<string, string> = { "Content-Type": "application/json", Accept: "application/json" };
  if (cloudToken) headers["Dagster-Cloud-Api-Token"] = cloudToken;
  if (gateway) {
    headers[`${gateway.prefix}Access-Client-Id`] = gateway.clientId;
    headers[`${gateway.prefix}Access-Client-Secret`] = gateway.clientSecret;
  }
  try {
    const signal = AbortSignal.timeout(10_000);
    return await fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      redirect: "manual",
      signal,
    });
  } catch (error) {
    throw new NotScheduled(`no answer: ${(error as Error).message}`);
  }
}

function paramsOf({ repository, repositoryLocation }: OrchestratorConfig, { job, connectionId, tags }: Run) {
  const all = { "dagster/partition": connectionId, ...tags };
  return {
    selector: { repositoryLocationName: repositoryLocation, repositoryName: repository, jobName: job },
    runConfigData: {},
    mode: "default",
    executionMetadata: { tags: Object.entries(all).map(([key, value]) => ({ key, value })) },
  };
}
