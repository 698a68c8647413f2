import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { DAY_TO_COME } from '@ardoise/domain/rules/shipment.ts';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { counted } from '../../components/format-number.ts';
import { Modal } from '../../components/Modal.tsx';
import { CarrierField, keepCarrier, lastCarrier } from '../../components/projects/CarrierField.tsx';
import { PromisedDay } from '../../components/projects/PromisedDay.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { deliveryOf } from './delivery-of.ts';
import { asParcels, type ParcelTexts, parcelProblems } from './parcel-texts.ts';
import { SendingRows } from './SendingRows.tsx';
import {
  outcomeWords,
  parcelCountWords,
  partlyDone,
  type SendingAction,
  sendingWords,
} from './sending-words.ts';
import { idsDone, type Printing } from './use-printing.ts';
import './Sending.css';

interface SendingDialogProps {
  action: SendingAction;
  rows: readonly ProjectRow[];
  printing: Printing;
  onDone: (ids: string[]) => void;
  onClose: () => void;
}

const idOf = (row: ProjectRow) => row._id.$oid;

interface Failed {
  /** Of the dialog: a call that failed, or how many were refused. */
  said?: string;
  day?: string;
  /** By the order's id. */
  rows?: Readonly<Record<string, string>>;
}

/** What keeps the answers from being sent. */
function problemsOf(day: string, today: string, texts: ParcelTexts): Failed {
  const wrong = parcelProblems(texts);
  return {
    ...((day === '' || day > today) && { day: DAY_TO_COME }),
    ...(Object.keys(wrong).length > 0 && { rows: wrong }),
  };
}

/** Answers of a lot's dialog; those that were refused stay in it, each with its reason. */
function useSending({ action, rows, printing, onDone, onClose }: SendingDialogProps) {
  const { name } = useMe();
  const today = parisDay(new Date());
  const [day, setDay] = useState(today);
  const [carrier, setCarrier] = useState(() => lastCarrier(name));
  const [texts, setTexts] = useState<ParcelTexts>({});
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = rows.filter((row) => !gone.includes(idOf(row)));
  const [failed, setFailed] = useState<Failed>({});

  const send = async () => {
    const problems = problemsOf(day, today, texts);
    setFailed(problems);
    if (Object.keys(problems).length > 0) return;
    const transporteur = carrier.trim();
    try {
      const ids = left.map(idOf);
      const envoi = { jour: day, transporteur, colis: asParcels(texts) };
      const results = await printing.dispatch(action, ids, envoi);
      keepCarrier(name, transporteur);
      const done = idsDone(results);
      onDone(done);
      const refused = results.filter(({ fait }) => !fait);
      if (refused.length === 0) {
        onClose();
        return;
      }
      setGone((present) => [...present, ...done]);
      setFailed({
        said: partlyDone(action, done.length, refused.length),
        rows: Object.fromEntries(refused.map(({ id, message }) => [id, message])),
      });
    } catch (error) {
      setFailed({ said: messageOf(error) });
    }
  };
  return {
    today,
    day,
    setDay,
    carrier,
    setCarrier,
    texts,
    type: (typed: ParcelTexts) => setTexts((present) => ({ ...present, ...typed })),
    left,
    failed,
    busy: printing.underway !== undefined,
    send: () => void send(),
  };
}

/** Nothing of the selection is printed yet. */
function NothingPrinted({ action, rows, onClose }: Pick<SendingDialogProps, 'action' | 'rows' | 'onClose'>) {
  return (
    <Modal
      title={action === 'livrer' ? 'Rien à passer en livré' : 'Rien à expédier'}
      size="s"
      onClose={onClose}
      footer={
        <Button tone="main" onClick={onClose}>
          J’ai compris
        </Button>
      }
    >
      <p>Un projet s’expédie et se livre une fois imprimé : téléchargez-le d’abord.</p>
      <ul className="sending-staying">
        {rows.map((row) => (
          <li key={row._id.$oid}>
            <span>
              {projectName(row)} <span className="meta">{row.ville}</span>
            </span>
            <StatusTag status={row.statut} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Day and carrier of all, the parcels of each: noted when they leave, or with their delivery. */
function Sending({
  printed,
  staying,
  ...props
}: SendingDialogProps & { printed: readonly ProjectRow[]; staying: number }) {
  const { action, onClose } = props;
  const sending = useSending({ ...props, rows: printed });
  const { today, day, left, failed, texts } = sending;
  const words = sendingWords(action, left);
  return (
    <Modal
      title={words.title}
      description={outcomeWords(action, left, day, today)}
      size="l"
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <span className="meta modal-start">{parcelCountWords(asParcels(texts).length)}</span>
          <Button tone="text" onClick={onClose}>
            {failed.rows && failed.said ? 'Fermer' : 'Annuler'}
          </Button>
          <Button
            tone="main"
            icon={action === 'livrer' ? IconTruckDelivery : IconSend}
            busy={sending.busy}
            onClick={sending.send}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {failed.said && (
        <Banner tone="stop" role="alert">
          {failed.said}
        </Banner>
      )}
      {staying > 0 && (
        <p className="meta">
          {counted(
            staying,
            'projet n’est pas imprimé et ne change pas',
            'projets ne sont pas imprimés et ne changent pas',
          )}
          .
        </p>
      )}
      <div className="sending-all">
        <div className={failed.day ? 'field field-bad' : 'field'}>
          <PromisedDay
            id="envoi"
            label={words.day}
            value={day}
            error={failed.day}
            past
            onChange={sending.setDay}
          />
          {failed.day && <FieldMessage id="envoi-m" error={failed.day} />}
        </div>
        <CarrierField
          id="transporteur"
          value={sending.carrier}
          note={words.carrier}
          onChange={sending.setCarrier}
        />
        <p className="meta">{words.hint}</p>
      </div>
      <SendingRows
        action={action}
        rows={left}
        today={today}
        texts={texts}
        problems={failed.rows ?? {}}
        onType={sending.type}
      />
    </Modal>
  );
}

/** Notes the sending of what is printed, or passes it as delivered; says so where nothing of it is. */
export function SendingDialog(props: SendingDialogProps) {
  const { rows } = props;
  // As of its opening: what is delivered meanwhile leaves the list.
  const [ids] = useState(() => new Set(rows.filter((row) => deliveryOf(row) !== undefined).map(idOf)));
  return ids.size === 0 ? (
    <NothingPrinted {...props} />
  ) : (
    <Sending {...props} printed={rows.filter((row) => ids.has(idOf(row)))} staying={rows.length - ids.size} />
  );
}
