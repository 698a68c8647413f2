import { useState } from 'react';
import { CodeSample } from './CodeSample.tsx';
import { curlOf, type DescribedCall, exampleOf, type Parameter, typeWords } from './described-calls.ts';

const PLACES = { path: 'dans l’adresse', query: 'après «\u00a0?\u00a0»', header: 'en-tête' };

/** One call; its parameters and examples are rendered once it is opened. */
export function CallDescription({ url, call }: { url: string; call: DescribedCall }) {
  const [open, setOpen] = useState(false);
  const { method, path, words, writes } = call;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{words}</b>
        <code>
          {method} {path}
        </code>
        {writes && <span className="meta">demande une clé qui écrit</span>}
      </summary>
      {open && <CallDetails url={url} call={call} />}
    </details>
  );
}

function CallDetails({ url, call }: { url: string; call: DescribedCall }) {
  const { parameters, body, reply } = call;
  return (
    <div className="api-description-details">
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {body !== null && body !== 'form' && body.properties && (
        <Fields title="Corps, en JSON" fields={body.properties} required={body.required ?? []} />
      )}
      {body === 'form' && <p>Le corps est un formulaire «&nbsp;multipart/form-data&nbsp;».</p>}
      <h3 className="title-sub">Essayer avec curl</h3>
      <CodeSample label="commande" text={curlOf(url, call)} />
      {reply !== null && (
        <details className="api-description-reply">
          <summary>
            <b>Exemple de réponse</b>
          </summary>
          <CodeSample label="réponse" text={JSON.stringify(exampleOf(reply), null, 2)} />
        </details>
      )}
    </div>
  );
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <>
      <h3 className="title-sub">Paramètres</h3>
      <dl className="api-description-fields">
        {parameters.map((parameter) => (
          <div key={parameter.name}>
            <dt>
              <code>{parameter.name}</code>
            </dt>
            <dd>
              {typeWords(parameter.schema)}{' '}
              <span className="meta">
                {PLACES[parameter.in]}
                {parameter.required ? '' : ', facultatif'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface FieldsProps {
  title: string;
  fields: NonNullable<Extract<DescribedCall['body'], object>['properties']>;
  required: readonly string[];
}

function Fields({ title, fields, required }: FieldsProps) {
  return (
    <>
      <h3 className="title-sub">{title}</h3>
      <dl className="api-description-fields">
        {Object.entries(fields).map(([name, schema]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {typeWords(schema)} {!required.includes(name) && <span className="meta">facultatif</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
