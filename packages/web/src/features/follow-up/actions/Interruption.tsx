import { Banner } from '../../../components/Banner.tsx';

interface InterruptionProps {
  notice: string | null;
  /** What was written for an action that is no longer offered. */
  orphan: string | null;
}

/** Somebody else was faster: who did what, and what one had written. */
export function Interruption({ notice, orphan }: InterruptionProps) {
  if (notice === null) return null;
  return (
    <div className="follow-up-notice">
      <Banner tone="wait" role="alert">
        {notice}
        {orphan && (
          <>
            <p>Votre message n’est pas parti. Le voici, pour le reprendre ailleurs{'\u00a0:'}</p>
            <blockquote className="follow-up-orphan">{orphan}</blockquote>
          </>
        )}
      </Banner>
    </div>
  );
}
