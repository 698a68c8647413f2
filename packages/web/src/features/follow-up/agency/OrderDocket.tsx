import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { KIND_FACTS, kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KIND_DOCKETS } from '@ardoise/domain/kinds/kind-dockets.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { SummaryLine } from '@ardoise/domain/wizards/wizard-project.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import type { ComponentProps } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { lateScreen } from '../../../components/late-screen.tsx';
import { TYPE_DRAWINGS } from '../../../components/projects/type-drawings.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { useDcRecord } from '../../../hooks/use-dc-record.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { hasReceivedText } from '../../../hooks/use-received-texts.ts';
import type { FollowUpDialog } from '../dialogs/use-follow-up-dialogs.ts';
import type { ReceivedBeside as Received } from '../received/ReceivedText.tsx';
import type { AgencyStart as Start } from './AgencyStart.tsx';
import type { DocketChanges as Changes } from './DocketChanges.tsx';
import type { DocketLaw as Law } from './DocketLaw.tsx';
import { DocketPhotos } from './DocketPhotos.tsx';
import { docketFiles } from './docket-files.ts';
import '../../../components/Docket.css';
import './OrderDocket.css';
import './DocketBrief.css';

const AgencyStart = lateScreen<ComponentProps<typeof Start>>(
  async () => (await import('./AgencyStart.tsx')).AgencyStart,
  null,
);

const DocketLaw = lateScreen<ComponentProps<typeof Law>>(
  async () => (await import('./DocketLaw.tsx')).DocketLaw,
  null,
);

const ReceivedBeside = lateScreen<ComponentProps<typeof Received>>(
  async () => (await import('../received/ReceivedText.tsx')).ReceivedBeside,
  null,
);

const DocketChanges = lateScreen<ComponentProps<typeof Changes>>(
  async () => (await import('./DocketChanges.tsx')).DocketChanges,
  null,
);

/** Questions and answers at length, with their pictures. */
function DocketBrief({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <dl className="docket-brief">
      {lines.map(({ label, value, rich, images = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {rich === undefined ? value : <RichText stored={rich} />}
            {images.length > 0 && (
              <span className="docket-brief-pictures">
                {images.map(({ name, image }) => (
                  <img key={`${name} ${image}`} src={image} alt="" width="44" height="44" loading="lazy" />
                ))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OrderDocketProps {
  project: Project;
  files: readonly ProjectFile[];
  onShow: (dialog: FollowUpDialog) => void;
}

/** What was ordered, beside the work: choices, counts, each board or support, texts, photos, and whom to call. */
export function OrderDocket({ project, files, onShow }: OrderDocketProps) {
  const { role } = useMe();
  const { lines, items, texts } = KIND_DOCKETS[kindOf(project.type)](project);
  const orderForm = files.filter((file) => file.myplv_file_type === 'bon_commande' && file.efface === null);
  return (
    <aside className="docket order-docket" aria-labelledby="order-docket">
      <div className="order-docket-head">
        <span className="order-docket-picture">
          <img src={project.image || TYPE_DRAWINGS[project.type]} alt="" width="76" height="96" />
        </span>
        <div>
          <h2 className="title-section" id="order-docket">
            La commande
          </h2>
          <DelegateLine username={project.dc} name={project.nomDc} />
        </div>
      </div>
      {project.ancienneCarte && <DocketChanges project={project} former={project.ancienneCarte} />}
      {lines.map(({ label, value }) => (
        <Leader key={label} name={label} value={value} />
      ))}
      {items.length > 0 && (
        <ul className="order-docket-items">
          {items.map((item) => (
            <li key={item.name}>
              <details>
                <summary>
                  {item.image && <img src={item.image} alt="" width="36" height="36" loading="lazy" />}
                  <span className="parted">
                    <span>{item.name}</span>
                    <span className="meta">{item.detail}</span>
                  </span>
                  <Icon of={IconChevronDown} size="s" />
                </summary>
                <DocketBrief lines={item.brief} />
              </details>
            </li>
          ))}
        </ul>
      )}
      {KIND_FACTS[kindOf(project.type)].drawnAtSize && (
        <div className="order-docket-start">
          <AgencyStart project={project} />
        </div>
      )}
      {roleMay('lawPoints.read', role) && <DocketLaw id={project._id.$oid} />}
      {hasReceivedText(project) && <ReceivedBeside project={project} />}
      {texts.length > 0 && <DocketBrief lines={texts} />}
      <DocketPhotos groups={docketFiles(project, files)} onShow={onShow} />
      {orderForm.length > 0 && (
        <Button
          tone="text"
          icon={IconFileInvoice}
          onClick={() => onShow({ kind: 'viewer', files: orderForm, title: 'Bon de commande signé' })}
        >
          Tout le bon de commande
        </Button>
      )}
    </aside>
  );
}

/** The contact, and their telephone once it is loaded: reserves its line until then. */
function DelegateLine({ username, name }: { username: string; name: string }) {
  const phone = useDcRecord(username).data?.telephone ?? '';
  return (
    <p className="meta order-docket-delegate">
      {name}, délégué commercial
      <br />
      {phone === '' ? (
        '\u00a0'
      ) : (
        <a className="tappable" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
    </p>
  );
}
