import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { sessionQuery, signIn } from '../../api/session.ts';
import { useLeaving } from '../../components/leaving.ts';

interface Credentials {
  name: string;
  pass: string;
}
type Errors = Partial<Credentials>;

const EMPTY: Credentials = { name: '', pass: '' };
const REQUIRED: Credentials = { name: 'Identifiant obligatoire', pass: 'Mot de passe obligatoire' };

function missingOf({ name, pass }: Credentials): Errors {
  return { ...(name === '' && { name: REQUIRED.name }), ...(pass === '' && { pass: REQUIRED.pass }) };
}

/** What is typed, and what is wrong with it. */
function useCredentials() {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const inputs = { name: useRef<HTMLInputElement>(null), pass: useRef<HTMLInputElement>(null) };
  const focus = (field: keyof Credentials) => inputs[field].current?.focus();
  return {
    values,
    errors,
    setErrors,
    inputs,
    focus,
    isIncomplete: errors.name !== undefined || errors.pass === REQUIRED.pass,
    // A password manager fills both fields at once.
    type: (field: keyof Credentials, typed: string) => setValues((before) => ({ ...before, [field]: typed })),
    choose: (name: string, pass: string) => {
      setValues({ name, pass });
      setErrors({});
    },
    clear: () => {
      setValues((before) => ({ ...before, pass: '' }));
      focus('pass');
    },
  };
}

/** The form of the login, without those of the other pages, which its first load has no other use for. */
export function useLoginForm() {
  const queryClient = useQueryClient();
  const credentials = useCredentials();
  const { values, setErrors, focus } = credentials;
  const [busy, setBusy] = useState(false);
  const [needsKey, setNeedsKey] = useState(false);
  const refuse = (error: unknown) => {
    setErrors({ pass: messageOf(error) });
    const isRight = error instanceof ApiError && error.code === 'CLE_ACCES';
    setNeedsKey(isRight);
    if (!isRight) focus('pass');
  };
  useSendOn(refuse);

  const enterBy = async (way: () => Promise<void>, onRefused: (error: unknown) => void) => {
    setBusy(true);
    try {
      await way();
      queryClient.clear();
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    } catch (error) {
      onRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = missingOf(values);
    setErrors(missing);
    const [first] = Object.keys(missing) as (keyof Credentials)[];
    if (first === undefined) void enterBy(() => signIn(values.name.trim(), values.pass), refuse);
    else focus(first);
  };
  return { ...credentials, busy, submit, needsKey, enterBy };
}

/** Once signed in, navigates to the landing screen. */
function useSendOn(onFailed: (error: unknown) => void) {
  const { enter } = useLeaving();
  const { data: me } = useQuery(sessionQuery);
  const fail = useRef(onFailed);
  useEffect(() => {
    fail.current = onFailed;
  });
  useEffect(() => {
    if (me) enter().catch((error: unknown) => fail.current(error));
  }, [me, enter]);
}
