import { Banner } from '../../../components/Banner.tsx';

interface InterruptionProps {
  notice: string | null;
  /** Text typed for an action that is not offered any more. */
  orphan: string | null;
}

/** A concurrent change: who did what, and the text typed by the viewer. */
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
