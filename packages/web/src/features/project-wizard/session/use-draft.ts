import type { FieldPath } from '@ardoise/domain/answers/walk-answers.ts';
import { DEFAULT_OFFERS } from '@ardoise/domain/catalogue/offers.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { readSettings } from '@ardoise/domain/contract/settings.ts';
import { fieldName } from '@ardoise/domain/wizards/fields/field-name.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingsKey } from '../../../api/session.ts';
import { showToast } from '../../../components/toast-store.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { openDraft, retryDrafts } from '../draft/open-draft.ts';

const MANY = 3;

/** Names of merged answers: of many in one part, such as the lines of a card, its own name alone. */
export function incomingNames(wizard: Pick<Wizard, 'steps'>, fields: readonly FieldPath[]): string[] {
  const nameOf = (path: FieldPath) => fieldName(wizard, path.join('.'));
  const parts = Map.groupBy(fields, ([part]) => part);
  const named = [...parts].flatMap(([part, paths]) => {
    const names = [...new Set(paths.flatMap((path) => nameOf(path) ?? []))];
    const whole = part === undefined ? undefined : nameOf([part]);
    return names.length > MANY && whole !== undefined ? [whole] : names;
  });
  return [...new Set(named)];
}

function sayIncoming(wizard: Wizard, fields: FieldPath[]): void {
  const names = incomingNames(wizard, fields);
  if (names.length === 0) return;
  const shown = names.slice(0, MANY).join(', ');
  const more = names.length > MANY ? ', etc' : '';
  showToast({
    message: `Ce projet a été modifié ailleurs. Repris ici : ${shown}${more}.`,
    duration: 8000,
  });
}

/** The draft of a project, once the device's draft is read. */
export function useDraft(project: Project, wizard: Wizard, username: string): DraftKeeper | null {
  const cache = useQueryClient();
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);
  const id = project._id.$oid;
  // The initial project: later replies are handled by the keeper.
  const [opened] = useState({ project, wizard, username });

  useEffect(() => {
    let gone = false;
    const onProject = (present: Project) => cache.setQueryData(projectKey(id), present);
    const onIncoming = (fields: FieldPath[]) => sayIncoming(opened.wizard, fields);
    const onRefused = () => void cache.invalidateQueries({ queryKey: projectKey(id), exact: true });
    const offers = () =>
      cache.getQueryData<ReplyOf<typeof readSettings>>(settingsKey)?.offres ?? DEFAULT_OFFERS;
    void openDraft({ ...opened, onProject, onRefused, onIncoming, offers }).then((draft) => {
      if (gone) return;
      setKeeper(draft.keeper);
      if (draft.resumed) {
        showToast({
          message: 'Vos dernières saisies, gardées sur cet appareil, ont été reprises.',
          duration: 8000,
        });
      }
    });
    return () => {
      gone = true;
    };
  }, [cache, id, opened]);

  useEffect(() => {
    window.addEventListener('online', retryDrafts);
    return () => window.removeEventListener('online', retryDrafts);
  }, []);

  useEffect(() => {
    if (keeper === null) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!keeper.mayLeave) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [keeper]);
  return keeper;
}
