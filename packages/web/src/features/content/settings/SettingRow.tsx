import { DEFAULT_DELAYS, withDelays } from '@ardoise/domain/base/words/delays.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { SettingControl as Declared, SettingCount } from '@ardoise/domain/settings/setting.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import type { ComponentType, ReactNode } from 'react';
import { DateInput } from '../../../components/DateInput.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { HomeBanner } from '../../../components/HomeBanner.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LegalSection } from '../../../components/LegalSection.tsx';
import { Link } from '../../../router/Link.tsx';
import { ContactsControl } from './controls/ContactsControl.tsx';
import type { ControlProps } from './controls/control-props.ts';
import { DeclarationControl } from './controls/DeclarationControl.tsx';
import { FigureControl } from './controls/FigureControl.tsx';
import { GuidesControl } from './controls/GuidesControl.tsx';
import { LawControl } from './controls/LawControl.tsx';
import { MedalsControl } from './controls/MedalsControl.tsx';
import { OffersControl } from './controls/OffersControl.tsx';
import { RuleControl } from './controls/RuleControl.tsx';
import { SuspensionControl } from './controls/SuspensionControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { TickControl } from './controls/TickControl.tsx';
import { AT_MIDNIGHT, tomorrow } from './later-day.ts';
import { TakeScheduledBack } from './TakeScheduledBack.tsx';
import type { EditedSetting } from './use-edited-settings.ts';
import { type SettingsForm, settingOf } from './use-settings-form.ts';

const legal = (title: string) => (value: unknown) =>
  value === '' ? null : <LegalSection title={title} text={String(value)} />;

/** What people read, by setting; the home's banner by the home's own component. */
const PREVIEWS: Partial<Record<SettingKey, (value: unknown) => ReactNode>> = {
  banniere: (value) => (value === '' ? null : <HomeBanner text={String(value)} />),
  delaiAgence: (value) =>
    withDelays('Un premier retour vous sera fait sous {agence} jours ouvrés.', {
      ...DEFAULT_DELAYS,
      agence: Number(value),
    }),
  delaiInstallateur: (value) =>
    withDelays('Le prestataire prendra contact avec le client sous {installateur}h.', {
      ...DEFAULT_DELAYS,
      installateur: Number(value),
    }),
  mentionEditeur: legal('Éditeur'),
  mentionDonnees: legal('Vos données'),
  mentionCookies: legal('Cookies'),
  mentionPropriete: legal('Propriété intellectuelle'),
  mentionSignature: (value) => <p className="hint">{String(value)}</p>,
};

/** Texts that are shown a second time only while they change. */
const LONG: readonly SettingKey[] = [
  'mentionEditeur',
  'mentionDonnees',
  'mentionCookies',
  'mentionPropriete',
];

interface SettingPreviewProps {
  name: SettingKey;
  value: unknown;
  changed: boolean;
}

/** What people read of a setting, following each keystroke. */
function SettingPreview({ name, value, changed }: SettingPreviewProps) {
  const hidden = Number.isNaN(value) || (LONG.includes(name) && !changed);
  const shown = hidden ? null : PREVIEWS[name]?.(value);
  if (!shown) return null;
  return (
    <div className="settings-preview">
      <p className="settings-preview-head meta">
        <Icon of={IconEye} size="s" />
        Ce que chacun lit
      </p>
      {shown}
    </div>
  );
}

interface List {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, string>;
}

/** The list of exactly those that a setting touches; none where no list can be filtered by its value. */
const LISTS: Partial<Record<SettingKey, List>> = {
  vaeSuspendue: { to: PAGES.managementOfType, params: { type: 'VAE' }, search: { q_statut: 'Brouillon' } },
  delaiAgence: { to: PAGES.management, search: { q_statut: 'Agence' } },
  delaiInstallateur: { to: PAGES.management, search: { q_statut: 'Prévisite' } },
  seuilQuota: { to: PAGES.contentQuotas },
  longueurMotDePasse: { to: PAGES.accounts },
  ageMotDePasse: { to: PAGES.accounts },
};

/** What a change would affect; its count links to the list, in another tab, since the page is not saved. */
function SettingTouched({ name, sentence }: { name: SettingKey; sentence: string }) {
  const list = LISTS[name];
  const [, before, count, after] = /^(.*?)(\d+\u00a0\p{L}+)(.*)$/su.exec(sentence) ?? [];
  return (
    <p className="settings-touched tone-wait" role="status">
      <Icon of={IconAlertTriangle} />
      {list === undefined || count === undefined ? (
        <span>{sentence}</span>
      ) : (
        <span>
          {before}
          <Link className="tappable" {...list} target="_blank">
            {count}
          </Link>
          {after}
        </span>
      )}
    </p>
  );
}

const ID = 'reouverture';

/** The day on which a suspended creation opens by itself; saved with the page, like any setting. */
function Reopening({ form }: { form: SettingsForm }) {
  const day = form.valueAt('reouverture');
  const error = form.errors.reouverture;
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <DateInput
        id={ID}
        label={
          <>
            Rouvrir d’elle-même le <span className="field-optional">facultatif</span>
          </>
        }
        value={typeof day === 'string' ? day : ''}
        min={tomorrow()}
        isBad={error !== undefined}
        describedBy={`${ID}-message`}
        onChange={(chosen) => form.change('reouverture', chosen === '' ? null : chosen)}
      />
      <FieldMessage id={`${ID}-message`} error={error} help={AT_MIDNIGHT} />
    </div>
  );
}

/** A component for each kind of control: a missing one does not compile. */
const CONTROLS: { readonly [Kind in Declared['kind']]: ComponentType<ControlProps<never, Kind>> } = {
  suspension: SuspensionControl,
  tick: TickControl,
  rule: RuleControl,
  text: TextControl,
  figure: FigureControl,
  medals: MedalsControl,
  offers: OffersControl,
  contacts: ContactsControl,
  guides: GuidesControl,
  law: LawControl,
  declaration: DeclarationControl,
};

/** The control that a setting declares. */
function SettingControl(props: ControlProps<unknown>) {
  const Control = CONTROLS[props.control.kind] as ComponentType<ControlProps<unknown>>;
  return <Control {...props} />;
}

interface SettingRowProps {
  edited: EditedSetting;
  form: SettingsForm;
  counts: readonly SettingCount[];
}

/** One setting: its control, what people read, what the change touches, and what is scheduled. */
export function SettingRow({ edited, form, counts }: SettingRowProps) {
  const { cle: key, impose } = edited;
  const setting = settingOf(key);
  const value = form.valueAt(key);
  const touched = key in form.edits ? setting.touches?.(edited.valeur, value, counts) : null;
  // Said by its own field.
  const isReopening = key === 'vaeSuspendue' && value === true && edited.programme?.valeur === false;
  const prefix = `${key}.`;
  const errors = Object.fromEntries(
    Object.entries(form.errors).flatMap(([path, message]) => {
      if (path === key) return [['', message]];
      return path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [];
    }),
  );
  return (
    <div className="settings-row">
      <SettingControl
        name={key}
        label={setting.label}
        help={impose === null ? setting.help : `Fixé par ${impose}, dans l’installation\u00a0: il l’emporte.`}
        control={setting.control}
        value={value}
        errors={errors}
        readOnly={impose !== null}
        onChange={(next) => form.change(key, next)}
      />
      <SettingPreview name={key} value={value} changed={key in form.edits} />
      {touched && <SettingTouched name={key} sentence={touched} />}
      {key === 'vaeSuspendue' && value === true && <Reopening form={form} />}
      {edited.programme && !isReopening && <Planned cle={key} programme={edited.programme} />}
    </div>
  );
}

function Planned({
  cle,
  programme,
}: {
  cle: SettingKey;
  programme: NonNullable<EditedSetting['programme']>;
}) {
  const { valeur, le, qui } = programme;
  const setting = settingOf(cle);
  return (
    <p className="settings-planned">
      <Icon of={IconCalendarEvent} />
      <span>
        Le {formatDate(`${le}T12:00:00Z`)}&nbsp;: <b>{setting.inWords(valeur)}</b>
        {qui && <span className="meta"> Programmé par {qui.nom}</span>}
      </span>
      <TakeScheduledBack scheduled={{ cle, valeur, le }} />
    </p>
  );
}
