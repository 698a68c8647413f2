import { answersInWords } from '@ardoise/domain/kinds/answers-in-words.ts';
import { type CardChanges, cardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import { pricesInWords } from '@ardoise/domain/new-prices/changes-in-words.ts';
import type { FormerCard } from '@ardoise/domain/new-prices/former-card.ts';
import { SAME_CARD } from '@ardoise/domain/new-prices/new-prices-page.ts';
import type { PriceToWrite } from '@ardoise/domain/new-prices/prices-to-write.ts';
import type { Raise } from '@ardoise/domain/new-prices/raise-price.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { type Ref, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { useNavigate } from '../../../router/context.ts';
import { ActionBar } from '../bars/ActionBar.tsx';
import { SavingState } from '../bars/SavingState.tsx';
import { walkPrices } from '../card-text/card-keys.ts';
import { savesByItself } from '../draft/open-draft.ts';
import { StepDialogs } from '../leave/StepDialogs.tsx';
import { useLeaveStep } from '../leave/use-leave-step.ts';
import type { NewPricesProps } from '../session/kind-screens.ts';
import { BaseDialog } from './BaseDialog.tsx';
import { PriceSection } from './PriceSection.tsx';
import { RaiseForm, raiseOf, type TypedRaise, WHOLE_CARD } from './RaiseForm.tsx';
import { signedRaise } from './raise-words.ts';
import { type Base, useNewPrices } from './use-new-prices.ts';
import './NewPricesPage.css';

const NONE_CHANGED = 'Aucun prix n’a changé.';

/** What the prices are of, in French: a card, or boards. */
const ofCard = (sections: FormerCard['sections']) => sections.every(({ cle }) => !cle.startsWith('board:'));

/** 'Carte livrée le 2 avril 2026.' */
function whenItCame({ sections, livreLe, imprimeLe }: FormerCard): string {
  const isCard = ofCard(sections);
  if (livreLe !== null) return `${isCard ? 'Carte livrée' : 'Boards livrés'} le ${formatDate(livreLe)}.`;
  return imprimeLe === null
    ? ''
    : `${isCard ? 'Carte imprimée' : 'Boards imprimés'} le ${formatDate(imprimeLe)}.`;
}

/** A raise that waits for which price counts. */
interface Asked {
  lines: readonly PriceToWrite[];
  raise: Raise;
  section: string | null;
}

function useRaises(prices: ReturnType<typeof useNewPrices>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const carryOut = ({ lines, raise, section }: Asked, base: Base) =>
    prices.raise(lines, raise, { base, section });
  return {
    asked,
    /** Asks once which price counts, where the printed one is another. */
    raise: (one: Asked) => {
      const doubtful = one.lines.some(({ imprime }) => imprime !== undefined);
      if (doubtful && prices.base === null) setAsked(one);
      else carryOut(one, prices.base ?? 'signed');
    },
    answer: (base: Base) => {
      prices.chooseBase(base);
      if (asked !== null) carryOut(asked, base);
      setAsked(null);
    },
    close: () => setAsked(null),
  };
}

const changesNothing = ({ sections, reponses }: CardChanges) => sections.length + reponses.length === 0;

interface PriceListProps {
  prices: ReturnType<typeof useNewPrices>;
  raises: ReturnType<typeof useRaises>;
  /** Null while what is typed above is none. */
  raise: Raise | null;
  ref: Ref<HTMLElement>;
}

/** Every section with its prices; Enter and the arrows go from one to the next. */
function PriceList({ prices, raises, raise, ref }: PriceListProps) {
  return (
    <section ref={ref} aria-label="Les prix" onKeyDown={walkPrices}>
      {prices.sections.map((section) => (
        <PriceSection
          key={section.cle}
          section={section}
          raise={raise && signedRaise(raise)}
          isRaised={section.lignes.some(prices.isRaised)}
          onRaise={() => raise && raises.raise({ lines: section.lignes, raise, section: section.titre })}
          onRestore={() => prices.restore(section.lignes)}
          onWrite={prices.write}
        />
      ))}
    </section>
  );
}

/** The lines of a former card with their new prices: 'Même carte, nouveaux prix'. */
function Prices({ former, session, step, screen }: NewPricesProps & { former: FormerCard }) {
  const { project, keeper, current } = session;
  const navigate = useNavigate();
  const prices = useNewPrices(former);
  const raises = useRaises(prices);
  const [typed, setTyped] = useState<TypedRaise>({ amount: '3', lowers: false, unit: '%', step: '10' });
  const [hasNone, setNone] = useState(false);
  const list = useRef<HTMLElement>(null);
  const toStep = () => void navigate({ to: wizardPath(project.type, project._id.$oid, step.path) });
  // What the step itself lacks is said there.
  const leave = useLeaveStep({ session, step, screen, onIncomplete: toStep });
  const changesOf = (order: WizardProject) => cardChanges(former, order, answersInWords(project.type, order));
  const changes = changesOf(current);
  const { sections, lines } = prices;
  const goOn = () => {
    // What was typed last may not be on the screen yet.
    const isSame = changesNothing(changesOf(session.present()));
    setNone(isSame);
    if (isSame) list.current?.querySelector('input')?.focus();
    else void leave.update();
  };
  return (
    <>
      <main className="wizard" tabIndex={-1}>
        <div className="new-prices-page">
          <h1 className="title-page">{SAME_CARD}</h1>
          <p className="lede">{whenItCame(former)} Seuls les prix changent, le reste est repris.</p>
          <RaiseForm
            sections={sections}
            lines={lines.length}
            whole={ofCard(former.sections) ? 'Toute la carte' : 'Tous les boards'}
            typed={typed}
            onType={setTyped}
            onRaise={(by, scope) => {
              const section = sections.find(({ cle }) => cle === scope);
              const of = scope === WHOLE_CARD ? lines : (section?.lignes ?? []);
              raises.raise({ lines: of, raise: by, section: section?.titre ?? null });
            }}
          />
          {hasNone && changesNothing(changes) && (
            <div className="new-prices-page-none">
              <Banner tone="wait" role="alert">
                {NONE_CHANGED}
              </Banner>
            </div>
          )}
          <PriceList ref={list} prices={prices} raises={raises} raise={raiseOf(typed)} />
        </div>
      </main>
      <ActionBar
        onPrevious={toStep}
        saving={
          <SavingState keeper={keeper} autosave={savesByItself(project)} said={pricesInWords(changes.prix)} />
        }
        onNext={goOn}
        next="Récapitulatif"
        forward
        busy={leave.busy}
      />
      <StepDialogs leave={leave} screen={screen} />
      {raises.asked && (
        <BaseDialog lines={raises.asked.lines} onAnswer={raises.answer} onClose={raises.close} />
      )}
    </>
  );
}

/** The page of an order that has a former card; no other order has its address. */
export function NewPricesPage(props: NewPricesProps) {
  const former = props.session.project.ancienneCarte;
  return former === undefined ? null : <Prices {...props} former={former} />;
}
