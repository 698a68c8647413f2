import { documentOf } from '@ardoise/domain/answers/changed-parts.ts';
import { fieldInWords } from '@ardoise/domain/answers/describe-conflict.ts';
import { mineOnly } from '@ardoise/domain/answers/merge-documents.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { useEffect, useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { answerInWords } from './answer-in-words.ts';
import { deviceDraftsOf } from './device-drafts.ts';
import type { DeviceDraft } from './written-draft.ts';

interface UnsentAnswersProps {
  wizard: Wizard;
  project: Project;
  username: string;
}

/** Unsent answers on this device for a project that is read-only now: displayed, so that they are not lost. */
export function UnsentAnswers({ wizard, project, username }: UnsentAnswersProps) {
  const [draft, setDraft] = useState<DeviceDraft>();
  const id = project._id.$oid;
  useEffect(() => {
    // A device without storage has no drafts.
    deviceDraftsOf(username, id)
      .read()
      .then(setDraft, () => undefined);
  }, [username, id]);
  const answers =
    draft === undefined ? [] : mineOnly(draft.base.document, draft.document, documentOf(project));
  if (draft === undefined || answers.length === 0) return null;
  const forget = () =>
    void deviceDraftsOf(username, id)
      .forget(draft.stamp)
      .then(() => setDraft(undefined));
  return (
    <div className="recap-missing">
      <Banner tone="wait" action={<Button onClick={forget}>Les oublier</Button>}>
        <p>
          <b>Ces saisies, gardées sur cet appareil, n’ont pas pu être enregistrées :</b>
        </p>
        <ul>
          {answers.map((answer) => (
            <li key={answer.key}>
              {fieldInWords(wizard, answer)}
              {'\u00a0: '}
              {answerInWords(answer.mine, answer.isEntry)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
