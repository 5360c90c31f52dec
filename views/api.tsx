import { Badge, PageHead } from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** One endpoint as the page shows it; schemas are in words. */
export interface EndpointProps {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  who: string;
  parameters: { name: string; place: string; required: boolean; type: string; words: string }[];
  body: { type: string; schema: string } | null;
  answers: { status: string; words: string; schema: string | null }[];
}

export interface ApiPageProps {
  shell: Shell;
  title: string;
  about: string;
  chapters: { name: string; words: string; endpoints: EndpointProps[] }[];
  schemas: { name: string; schema: string }[];
}

/** What the API offers. */
export function ApiPage({ shell, title, about, chapters, schemas }: ApiPageProps) {
  return (
    <Layout {...shell}>
      <PageHead title={title} note={about}>
        <a class="button" href="/api/openapi.json">
          openapi.json
        </a>
      </PageHead>
      {chapters.map(({ name, words, endpoints }) => (
        <section>
          <h2 safe>{name}</h2>
          <p safe>{words}</p>
          {endpoints.map((endpoint) => (
            <Endpoint {...endpoint} />
          ))}
        </section>
      ))}
      <section>
        <h2>Shapes</h2>
        {schemas.map(({ name, schema }) => (
          <details id={`shape-${name}`}>
            <summary>
              <code safe>{name}</code>
            </summary>
            <pre safe>{schema}</pre>
          </details>
        ))}
      </section>
    </Layout>
  );
}

function Endpoint({ id, method, path, summary, description, who, parameters, body, answers }: EndpointProps) {
  return (
    <details id={id}>
      <summary>
        <Badge label={method} /> <code safe>{path}</code> <span safe>{summary}</span>
      </summary>
      {description ? <p safe>{description}</p> : null}
      <dl>
        <dt>Who</dt>
        <dd safe>{who}</dd>
        {parameters.map(({ name, place, required, type, words }) => (
          <>
            <dt>
              <code safe>{name}</code>
            </dt>
            <dd safe>{`${place}, ${type}${required ? "" : ", may be left out"}${words && `: ${words}`}`}</dd>
          </>
        ))}
        {body ? (
          <>
            <dt safe>{body.type}</dt>
            <dd>
              <pre safe>{body.schema}</pre>
            </dd>
          </>
        ) : null}
        {answers.map(({ status, words, schema }) => (
          <>
            <dt safe>{status}</dt>
            <dd>{schema ? <pre safe>{schema}</pre> : <span safe>{words}</span>}</dd>
          </>
        ))}
      </dl>
    </details>
  );
}
