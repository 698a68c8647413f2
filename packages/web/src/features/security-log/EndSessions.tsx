import { useState } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { counted } from '../../components/format-number.ts';
import { type LoggedPerson, useEndSessions } from './use-security-events.ts';

/** The person the log is filtered by: their sessions, and a button to end them. */
export function EndSessions({ person }: { person: LoggedPerson }) {
  const [asking, setAsking] = useState(false);
  const end = useEndSessions();
  const { nom, sessions, uid } = person;
  return (
    <>
      <Banner
        tone="draft"
        action={sessions > 0 && <Button onClick={() => setAsking(true)}>Fermer ses sessions</Button>}
      >
        <b>{nom}</b>&nbsp;: {counted(sessions, 'session ouverte', 'sessions ouvertes')}.
      </Banner>
      {asking && (
        <ConfirmDialog
          title={`Fermer les sessions de ${nom}\u00a0?`}
          confirm="Fermer ses sessions"
          onConfirm={() => end(uid)}
          onClose={() => setAsking(false)}
        >
          <p>
            Cette personne devra se connecter à nouveau sur tous ses appareils. Son mot de passe ne change
            pas.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
