import type { Board } from '@ardoise/domain/catalogue/board.ts';
import { boardBriefName, readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import {
  answersOf,
  boardMissing,
  boardSentence,
  sameVariant,
  type VariantAnswers,
  variantEffect,
  variantOf,
  variantQuestions,
} from '@ardoise/domain/content/board-variants.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { Banner } from '../../../components/Banner.tsx';
import { ChoiceTiles } from '../../../components/ChoiceTiles.tsx';
import { fieldId } from '../../../components/field-id.ts';
import { counted } from '../../../components/format-number.ts';
import { Link } from '../../../router/Link.tsx';
import './BoardVariant.css';

interface BoardVariantProps {
  /** The board's own id; undefined for a new one. */
  id: string | undefined;
  /** Name of its brief, as in the form. */
  brief: string;
  /** As it is stored; empty for a new board. */
  stored: string;
  category: string;
  boards: readonly Board[];
  /** Unsigned drafts that have it. */
  drafts: number;
  onChange: (brief: string) => void;
}

/** A delegate's questions, and their messages when an answer is missing. */
function Said({ brief, category }: Pick<BoardVariantProps, 'brief' | 'category'>) {
  const variant = readBoardBrief(brief);
  if (variant === null) return null;
  return (
    <div className="board-variant-said" aria-live="polite">
      <p>{boardSentence(variant).map(({ text, strong }) => (strong ? <b key={text}>{text}</b> : text))}</p>
      <p className="hint">{`Message s’il en manque\u00a0: «\u00a0${boardMissing(variant)}\u00a0»`}</p>
      <p className="hint">
        {`Compte comme board de type ${category || '…'}. Nom de brief\u00a0: `}
        <span className="board-variant-name">{brief}</span>
      </p>
    </div>
  );
}

/** The board that is on offer with the same variant. */
function Existing({ board }: { board: Board | undefined }) {
  if (board === undefined) return null;
  return (
    <Banner tone="wait" role="status">
      <p>
        {`Ce board existe déjà\u00a0: ${board.name}. `}
        <Link to={PAGE_PATHS.catalogueEntry('boards', board.id)}>L’ouvrir</Link>
      </p>
    </Banner>
  );
}

/** Another variant for a board used in drafts: what they will have to answer. */
function UnderDrafts({ stored, brief, drafts }: Pick<BoardVariantProps, 'stored' | 'brief' | 'drafts'>) {
  const [before, after] = [readBoardBrief(stored), readBoardBrief(brief)];
  const effect = before && after && variantEffect(before, after);
  if (!effect || drafts === 0) return null;
  return (
    <Banner tone="wait" role="status">
      <p>
        <b>{`${counted(drafts, 'brouillon a', 'brouillons ont')} ce board.`}</b> {effect}
      </p>
    </Banner>
  );
}

/** The variant of a board, in words: six questions write the name of its brief (specification/content-management.md#boards). */
export function BoardVariant(props: BoardVariantProps) {
  const { id, brief, stored, category, boards, drafts, onChange } = props;
  const answers = answersOf(brief);
  const answer = (question: keyof VariantAnswers, value: string) =>
    onChange(boardBriefName(variantOf({ ...answers, [question]: value } as VariantAnswers)));
  return (
    <section className="board-variant">
      <h2 className="title-section">Que demande ce board au délégué commercial&nbsp;?</h2>
      {variantQuestions(answers).map(({ question, label, options }, rank) => (
        <fieldset className="field" key={question}>
          <legend>{label}</legend>
          <ChoiceTiles
            name={`variante-${question}`}
            options={options as readonly { value: string; label: string }[]}
            chosen={variantAnswer(answers, question)}
            onChoose={(value) => answer(question, value)}
            {...(rank === 0 && { first: { id: fieldId('item.field_state_name_brief') } })}
          />
        </fieldset>
      ))}
      <Said brief={brief} category={category} />
      <Existing board={sameVariant(variantOf(answers), boards, id)} />
      <UnderDrafts stored={stored} brief={brief} drafts={drafts} />
    </section>
  );
}

/** What is chosen, as the grammar has it: two items of the standard of 2018. */
function variantAnswer(answers: VariantAnswers, question: keyof VariantAnswers): string {
  return answersOf(boardBriefName(variantOf(answers)))[question];
}
