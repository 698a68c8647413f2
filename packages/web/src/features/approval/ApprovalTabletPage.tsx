import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useListBehind } from '../../components/projects/use-list-behind.ts';
import { showToast } from '../../components/toast-store.ts';
import { useMe } from '../../hooks/use-me.ts';
import { projectKey } from '../../hooks/use-project.ts';
import { ApprovalScreen } from './ApprovalScreen.tsx';
import { accountSource } from './account-source.ts';
import { ClientFrame } from './ClientFrame.tsx';
import type { Given } from './Thanks.tsx';

const READING_MS = 7000;

/** The same face to face, on the device of the signed-in account; or with the client's own account. */
export function ApprovalTabletPage() {
  const { id = '' } = useParams({ strict: false });
  const source = useMemo(() => accountSource(id), [id]);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const me = useMe();
  const { to: behind } = useListBehind();
  const followUp = PAGE_PATHS.followUp(id);
  const own = me.role === 'client';

  async function leave({ reply }: Given) {
    void cache.invalidateQueries({ queryKey: projectKey(id) });
    void cache.invalidateQueries({ queryKey: ['projects'] });
    cache.removeQueries({ queryKey: ['approval', source.key] });
    const message = [reply.message, reply.refus].filter(Boolean).join(' ');
    // After a change of status back to the list; without one to the project's page, which explains why.
    await navigate(reply.refus === null ? behind : { to: followUp });
    showToast({ message, duration: READING_MS });
  }

  return (
    <ClientFrame
      aside={
        <Link className="approval-back" to={followUp}>
          <Icon of={IconArrowLeft} />
          Suivi du projet
        </Link>
      }
    >
      <ApprovalScreen
        source={source}
        device={own ? undefined : `${me.prenom} ${me.nom}`.trim()}
        onAnswered={(given) => void leave(given)}
        back={
          <Link className={buttonClass({ tone: 'main' })} to={followUp}>
            Retour au suivi du projet
          </Link>
        }
      />
    </ClientFrame>
  );
}
