// Run by deploy-steps.mjs in a folder that has kubernetes-models: node check-manifests.mjs <file>
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseAllDocuments } from 'yaml';

const documents = parseAllDocuments(readFileSync(process.argv[2], 'utf8')).map((document) => document.toJS());
assert.ok(documents.length > 0);
for (const manifest of documents) {
  const models = await import(`kubernetes-models/${manifest.apiVersion}`);
  const Model = models[manifest.kind];
  assert.ok(Model, `${manifest.apiVersion} has no ${manifest.kind}`);
  try {
    new Model(manifest).validate();
  } catch (error) {
    throw new Error(`${manifest.kind} ${manifest.metadata?.name}: ${error.message}`);
  }
}
const [pod] = documents.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => spec.template.spec);
const [container] = pod.containers;
assert.equal(container.livenessProbe.httpGet.path, '/sante');
assert.equal(container.readinessProbe.httpGet.path, '/sante/pret');
assert.equal(container.securityContext.readOnlyRootFilesystem, true);
