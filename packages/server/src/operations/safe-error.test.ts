import { expect, it } from 'vitest';
import { safeError } from './safe-error.ts';

it('keeps what identifies a fault of the database, not the row', () => {
  const error = Object.assign(
    new Error('new row for relation "users" violates check constraint "users_mail"'),
    {
      code: '23514',
      table: 'users',
      constraint: 'users_mail',
      detail: 'Failing row contains (7, Camille Roy, camille@cafe.test).',
      where: "unnamed portal parameter $1 = 'Camille Roy'",
    },
  );
  const logged = safeError(error);
  expect(logged).toMatchObject({ type: 'Error', code: '23514', table: 'users', constraint: 'users_mail' });
  expect(logged.stack).toMatch(/^\s+at .*safe-error\.test\.ts/);
  expect(JSON.stringify(logged)).not.toMatch(/Camille|cafe\.test/);
});

it('takes values, addresses, tokens and queries out of messages, of causes too', () => {
  const token = 'Zk3v_8QmT1xUj5wPz-7LrB2nYc6HdGe0SaFoKi4RtVq';
  const value = Object.assign(new Error('invalid input syntax for type date: "12 rue Haute"'), {
    code: '22007',
  });
  const refused = new Error(`550 <camille@cafe.test>: refused at /lien/${token}?mail=camille&x=1`, {
    cause: value,
  });
  const logged = safeError(refused);
  expect(logged.message).toBe('550 <<address>>: refused at /lien/<token>?<query>');
  expect(logged.cause?.message).toBe('invalid input syntax for type date: <value>');
});

it('keeps the hash of a file, which finds it', () => {
  const hash = 'ab'.repeat(32);
  expect(safeError(new Error(`open /files/blobs/ab/${hash}`)).message).toContain(hash);
});
