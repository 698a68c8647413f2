import { countDrinks } from '@ardoise/domain/projects/project.ts';
import { chosenCocktails } from '@ardoise/domain/wizards/kinds/chr/cocktails.ts';
import { FLAP_LABELS } from '@ardoise/domain/wizards/kinds/chr/format.ts';
import { NO_FORMULA } from '@ardoise/domain/wizards/kinds/chr/formules.ts';
import { MIN_DRINKS } from '@ardoise/domain/wizards/kinds/chr/gamme.ts';
import { NO_ILLUSTRATION } from '@ardoise/domain/wizards/kinds/chr/illustrations.ts';
import { PRINT_MODES, type PrintMode } from '@ardoise/domain/wizards/kinds/chr/print-modes.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { counted } from '../../../../components/format-number.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { Leader } from '../../../../components/Leader.tsx';
import { useWizardSession } from '../../wizard-session.ts';
import { chosenDrinks, withDrinks } from './drink-choices.ts';
import { drinksTally } from './Gamme.tsx';

const lower = (text: string | undefined) => (text ?? '').toLowerCase();

function contentLines({ infocarte, infopdv }: WizardProject): [string, string | undefined][] {
  const cocktails = chosenCocktails(infocarte?.cocktails).length;
  const illustrations = Object.values(infocarte?.illustrations ?? {}).filter(
    ({ name }) => name !== NO_ILLUSTRATION,
  ).length;
  const formulas = infopdv?.noFormule === NO_FORMULA ? 'aucune' : String(infopdv?.formules?.length || '');
  return [
    ['Formules', formulas],
    [
      'Cocktails',
      cocktails > 0 ? String(cocktails) : Object.keys(infocarte?.cocktails ?? {}).length > 0 ? 'aucun' : '',
    ],
    [
      'Illustrations',
      illustrations > 0
        ? String(illustrations)
        : Object.keys(infocarte?.illustrations ?? {}).length > 0
          ? 'aucune'
          : '',
    ],
    ['Frise', infocarte?.frise?.name],
  ];
}

/** What is known of the order so far, name and value; what is not answered is left out. */
export function summaryLines(project: WizardProject, agency: string): [string, string][] {
  const { pdv, infocarte } = project;
  const flaps = infocarte?.matiereFormat;
  const format = infocarte?.format?.name;
  const saysFlaps = flaps !== undefined && lower(format).includes(lower(FLAP_LABELS[flaps]));
  const lines: [string, string | undefined][] = [
    ['Point de vente', pdv?.nomPDV],
    ['Agence', agency],
    ['Thème', infocarte?.template?.name],
    ['Format', format && flaps && !saysFlaps ? `${format}, ${lower(FLAP_LABELS[flaps])}` : format],
    ['Matière', infocarte?.matiere?.name],
    ...contentLines(project),
    ['Impression', PRINT_MODES[infocarte?.impression as PrintMode]?.label],
    ['Cartes', infocarte?.nombreExemplaire],
    ['QR codes', infocarte?.nombreExemplaireQrCode],
    ['Menus extérieurs', infocarte?.nombreExemplaireMenu],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

/** 'Carte Brasserie, A4 deux volets, 50 cartes et 24 QR codes pour Brasserie du Palais.' */
export function orderInWords({ infocarte, pdv }: WizardProject): string {
  const copies = [
    infocarte?.nombreExemplaire && `${infocarte.nombreExemplaire}\u00a0cartes`,
    infocarte?.nombreExemplaireQrCode && `${infocarte.nombreExemplaireQrCode}\u00a0QR codes`,
    infocarte?.nombreExemplaireMenu && `menu extérieur ${infocarte.nombreExemplaireMenu}`,
  ].filter(Boolean);
  const printed = copies.length > 0 ? copies.join(', ').replace(/, ([^,]*)$/, ' et $1') : 'sans impression';
  return `Carte Brasserie, ${infocarte?.format?.name?.replace(', ', ' ') ?? 'format à choisir'}, ${printed} pour ${pdv?.nomPDV ?? ''}.`;
}

function Drinks() {
  const { current, put } = useWizardSession();
  const boissons = current.infocarte?.boissons;
  const drinks = Object.values(boissons ?? {}).flatMap((family) => Object.values(family));
  const missing = MIN_DRINKS - drinks.length;
  const remove = (id: string | undefined) =>
    put('infocarte', {
      ...current.infocarte,
      boissons: withDrinks(
        boissons,
        [],
        chosenDrinks(boissons).filter((other) => other !== id),
      ),
    });
  return (
    <>
      <hr />
      <p className="h-sub sum-head">
        <span>Boissons</span>
        <span className="meta">{drinksTally(current)}</span>
      </p>
      {drinks.map((drink) => (
        <p className="pick" key={drink.id}>
          <span className="ph">{drink.image && <img src={drink.image} alt="" />}</span>
          <span>
            {drink.name}
            <br />
            <span className="meta">{drink.format}</span>
          </span>
          <button
            type="button"
            aria-label={`Retirer ${drink.name}`}
            title="Retirer"
            onClick={() => remove(drink.id)}
          >
            <Icon of={IconX} />
          </button>
        </p>
      ))}
      {missing > 0 && (
        <p className="need">
          <Icon of={IconPlus} />
          Encore {counted(missing, 'boisson', 'boissons')} à choisir
        </p>
      )}
    </>
  );
}

/** 'Votre commande': what has been chosen so far, and the drinks, which can be taken off from here. */
export function OrderSummary() {
  const { current, project } = useWizardSession();
  // Just confirmed, the agency is known by its name; once saved, by its account.
  const agency = current.agence === project.agence ? project.nomAgence : (current.agence ?? '');
  const lines = summaryLines(current, agency);
  return (
    <>
      {lines.map(([name, value]) => (
        <Leader key={name} name={name} value={value} />
      ))}
      {lines.length === 0 && <p className="meta">Rien n’est encore choisi.</p>}
      <Drinks />
    </>
  );
}

export function summaryCount({ infocarte }: WizardProject): number {
  return countDrinks(infocarte?.boissons);
}
