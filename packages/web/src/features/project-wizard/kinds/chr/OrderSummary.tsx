import { MIN_DRINKS } from '@ardoise/domain/kinds/chr/steps/gamme.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { counted } from '../../../../components/format-number.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { Leader } from '../../../../components/Leader.tsx';
import { chosenDrinks } from '../../fields/drink-choices.ts';
import { SummaryDrinks } from '../../fields/SummaryDrinks.tsx';
import { agencyName } from '../../session/agency-name.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { summaryLines } from './order-words.ts';

function Drinks() {
  const { current, put } = useWizardSession();
  const boissons = current.infocarte?.boissons;
  const missing = MIN_DRINKS - chosenDrinks(boissons).length;
  return (
    <>
      <hr />
      <p className="title-sub">Boissons</p>
      <SummaryDrinks
        boissons={boissons}
        onChange={(kept) => put('infocarte', { ...current.infocarte, boissons: kept })}
      />
      {missing > 0 && (
        <p className="docket-need">
          <Icon of={IconPlus} />
          Encore {counted(missing, 'boisson', 'boissons')} à choisir
        </p>
      )}
    </>
  );
}

/** 'Votre commande': the choices so far, and the drinks, which can be removed here. */
export function OrderSummary() {
  const { current, project } = useWizardSession();
  const lines = summaryLines(current, agencyName(current, project));
  return (
    <>
      {lines.map(({ label, value }) => (
        <Leader key={label} name={label} value={value} />
      ))}
      {lines.length === 0 && <p className="meta">Rien n’est encore choisi.</p>}
      <Drinks />
    </>
  );
}
