import { expect, it } from 'vitest';
import { Pause } from './pause.ts';
import { S3Failure } from './s3-failure.ts';

const away = () => Promise.reject(new S3Failure('GET: ECONNREFUSED', { mayPass: true }));
const refused = () => Promise.reject(new S3Failure('GET: 403'));
const answers = () => Promise.resolve('answer');
const outcome = (work: Promise<string>) => work.catch((error: Error) => error.message);
const SPARED = 'the storage did not answer a moment ago';

function started() {
  const clock = { now: 0 };
  const said: string[] = [];
  const pause = new Pause(
    's3://plv',
    (sentence) => said.push(sentence),
    () => clock.now,
  );
  return { pause, said, clock };
}

it('sends nothing for three seconds after a transient failure, then one request at a time', async () => {
  const { pause, said, clock } = started();
  expect(await outcome(pause.guard(away))).toBe('GET: ECONNREFUSED');
  clock.now = 2_999;
  expect(await outcome(pause.guard(answers))).toBe(SPARED);
  clock.now = 3_000;
  const slow = Promise.withResolvers<string>();
  const trial = pause.guard(() => slow.promise);
  expect(await outcome(pause.guard(answers))).toBe(SPARED);
  slow.resolve('slow answer');
  expect(await trial).toBe('slow answer');
  expect(await pause.guard(answers)).toBe('answer');
  expect(said).toEqual(['s3://plv does not answer: GET: ECONNREFUSED', 's3://plv answers again']);
});

it('lets another request try while the last one is still on its way', async () => {
  const { pause, clock } = started();
  await outcome(pause.guard(away));
  clock.now = 3_000;
  const upload = Promise.withResolvers<string>();
  const trial = pause.guard(() => upload.promise);
  clock.now = 6_000;
  expect(await pause.guard(answers)).toBe('answer');
  upload.resolve('kept');
  expect(await trial).toBe('kept');
});

it('reports an outage once, and does not pause after a refusal', async () => {
  const { pause, said, clock } = started();
  for (let time = 0; time < 3; time += 1) {
    clock.now += 10_000;
    await outcome(pause.guard(away));
  }
  expect(said).toHaveLength(1);
  clock.now += 10_000;
  expect(await pause.guard(answers)).toBe('answer');
  expect(await outcome(pause.guard(refused))).toBe('GET: 403');
  expect(await pause.guard(answers)).toBe('answer');
});
