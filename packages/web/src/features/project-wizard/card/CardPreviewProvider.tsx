import type { CardContent } from '@ardoise/domain/drawing/cards/card-content.ts';
import type { CardDrawing } from '@ardoise/domain/drawing/cards/layout-card.ts';
import { cardPreviewNote } from '@ardoise/domain/drawing/cards/preview-note.ts';
import { hasCardText } from '@ardoise/domain/projects/has-card-text.ts';
import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import { asksFor, stepOfAnswer } from '@ardoise/domain/wizards/fields/step-of-answer.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { fieldId } from '../../../components/field-id.ts';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';
import { useNavigate } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { focusField } from '../form/control-of.ts';
import { focusOnceThere } from '../form/focus-once-there.ts';
import type { Previewed } from '../preview/previewed.ts';
import { useWrittenField } from '../preview/use-written-field.ts';
import { agencyName } from '../session/agency-name.ts';
import { FieldHintsContext } from '../session/field-hints.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { cardHints } from './card-hints.tsx';
import { CardPreviewContext } from './card-preview.ts';
import { cardDetail, cardInWords, chosenNames } from './card-words.ts';
import { useCardLayout } from './use-card-layout.ts';
import { useCardToDraw } from './use-card-to-draw.ts';

/** After a navigation to another step: focuses the answer it is for. Returns the setter of that answer's path. */
function useArrival(path: string): (chemin: string) => void {
  const wanted = useRef<{ from: string; chemin: string } | null>(null);
  useEffect(() => {
    if (wanted.current === null || wanted.current.from === path) return;
    const { chemin } = wanted.current;
    wanted.current = null;
    return focusOnceThere(chemin);
  }, [path]);
  return (chemin) => {
    wanted.current = { from: path, chemin };
  };
}

interface NoteProps {
  agency: string;
  /** Address of the step of the format, where something does not fit. */
  format: string | undefined;
  /** The order has the text of its card. */
  hasText: boolean;
  /** Lines of it that do not fit. */
  leftOut: number;
}

/** What the agency adds; and what does not fit, which prevents nothing. */
function Note({ agency, format, hasText, leftOut }: NoteProps) {
  if (leftOut > 0)
    return (
      <>
        <b>Trop long pour ce format à 7&nbsp;points.</b> L’agence composera, ou proposera un autre format.
        Rien n’est bloqué.
      </>
    );
  if (hasText && format === undefined)
    return 'Votre texte, tel que l’agence le recevra. Elle le mettra en page.';
  return (
    <>
      {format !== undefined && (
        <>
          Tout est montré, mais trop petit. Raccourcissez ce qui est trop long, ou{' '}
          <Link to={format}>choisissez un format plus grand</Link>.{' '}
        </>
      )}
      {cardPreviewNote(agency)}
    </>
  );
}

/** A line of the card's text, which its page opens. */
const LINE = 'texteCarte.lignes.';

/** Opens what is touched on the card: its answer on this step or on another, a line of its text. */
function useTouch(step: Step): (path: string) => void {
  const { wizard, project } = useWizardSession();
  const navigate = useNavigate();
  const arrive = useArrival(step.path);
  const addressOf = (path: string, page?: string) => wizardPath(project.type, project._id.$oid, path, page);
  return useStableCallback((path: string) => {
    if (path.startsWith(LINE)) {
      const line = document.getElementById(fieldId(path));
      if (line === null) void navigate({ to: addressOf('photo', 'carte') });
      else line.click();
      return;
    }
    const asking = stepOfAnswer(wizard, path) ?? step;
    if (asking.path === step.path) return focusField(path);
    arrive(path);
    void navigate({ to: addressOf(asking.path) });
  });
}

/** The preview on a step: the part is that of the step, the ring the last answer given on it. */
function usePreviewedCard(
  drawing: CardDrawing | null,
  card: CardContent | undefined,
  step: Step,
): Previewed | null {
  const { wizard, project, current } = useWizardSession();
  const last = useWrittenField(drawing);
  const label = useMemo(() => drawing && cardInWords(drawing), [drawing]);
  const addressOf = (path: string) => wizardPath(project.type, project._id.$oid, path);
  const chosen = useMemo(() => card && chosenNames(card), [card]);
  const nameOf = useCallback(
    (path: string) => {
      const question = inOneName(pathName(wizard, path)?.words ?? []);
      return [question, chosen?.get(path)].filter(Boolean).join(', ');
    },
    [wizard, chosen],
  );
  const onTouch = useTouch(step);
  if (drawing === null || label === null) return null;
  const written = last !== null && asksFor(step, last) ? last : null;
  return {
    title: 'Votre carte',
    detail: cardDetail(current, drawing),
    thing: 'la carte',
    drawing,
    folds: drawing.folds,
    label,
    written,
    part: written ?? Object.keys(drawing.fields).find((path) => asksFor(step, path)),
    nameOf,
    onTouch,
    note: (
      <Note
        agency={agencyName(current, project)}
        format={drawing.overflow.length > 0 ? addressOf('creation/format') : undefined}
        hasText={hasCardText(current)}
        leftOut={drawing.leftOut}
      />
    ),
  };
}

const NOTHING = { overflow: [], unprintable: {} };

/** The card of the order for its steps: drawn while they are filled, in a worker. */
export function CardPreviewProvider({ step, children }: { step: Step; children: ReactNode }) {
  const { current } = useWizardSession();
  const toDraw = useCardToDraw(current);
  const { drawing, failed, again } = useCardLayout(toDraw, step.path);
  const previewed = usePreviewedCard(drawing, toDraw?.card, step);
  const hints = useMemo(() => cardHints(drawing ?? NOTHING), [drawing]);
  return (
    <FieldHintsContext value={hints}>
      <CardPreviewContext value={{ previewed, failed, again }}>{children}</CardPreviewContext>
    </FieldHintsContext>
  );
}
