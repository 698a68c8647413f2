import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { listProjects } from '@ardoise/domain/contract/projects.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import {
  EXPORT_NAME,
  EXPORT_PERMISSIONS,
  EXPORT_TYPES,
  type ExportFormat,
  type ExportType,
} from '@ardoise/domain/rules/exports.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Button } from '../Button.tsx';
import { formatSize } from '../format-number.ts';
import { Menu } from '../Menu.tsx';
import { useToast } from '../Toast.tsx';
import './ExportButton.css';

/** The exported view: a list's query without pagination. */
type ExportQuery = Omit<QueryOf<typeof listProjects>, 'limit' | 'after' | 'excelType' | 'format'>;

interface Wanted {
  type: ExportType;
  format: ExportFormat;
}

/** `total` is null while the file is streamed. */
type ExportState =
  | { phase: 'rest' }
  | { phase: 'preparing' }
  | { phase: 'receiving'; received: number; total: number | null };

/** One export at a time, with its progress; unmounting cancels it. */
function useExport(query: ExportQuery) {
  const [state, setState] = useState<ExportState>({ phase: 'rest' });
  const underway = useRef<AbortController>(undefined);
  const toast = useToast();
  useEffect(() => () => underway.current?.abort(), []);

  const start = async (wanted: Wanted) => {
    const controller = new AbortController();
    underway.current = controller;
    const { signal } = controller;
    setState({ phase: 'preparing' });
    toast.clear();
    const onProgress = (received: number, total: number | null) =>
      setState(received === 0 ? { phase: 'preparing' } : { phase: 'receiving', received, total });
    try {
      const { type: excelType, format } = wanted;
      // Loaded with the first export: every list loads this button.
      const { download, keepFile } = await import('../../api/download.ts');
      const file = await download(listProjects, {
        query: { ...query, excelType, format },
        onProgress,
        signal,
      });
      keepFile(file, `${EXPORT_NAME}.${format}`);
    } catch (error) {
      if (!signal.aborted) tell(error, wanted);
    } finally {
      setState({ phase: 'rest' });
    }
  };
  const tell = (error: unknown, wanted: Wanted) => {
    const tooLong = error instanceof ApiError && error.code === 'EXPORT_TROP_LONG';
    toast({
      tone: 'stop',
      message: messageOf(error),
      action: tooLong
        ? { label: 'Exporter en .xlsx', onPress: () => start({ ...wanted, format: 'xlsx' }) }
        : { label: 'Réessayer', onPress: () => start(wanted) },
    });
  };
  return { state, start: (wanted: Wanted) => void start(wanted), cancel: () => underway.current?.abort() };
}

const NAMES: Record<ExportType, string> = {
  excel_siege: 'Projets',
  excel_imprimeur: 'Impression et livraison',
  excel_boissons: 'Boissons',
};

/** 'Préparation…', 'Reçu 1,2 Mo sur 3,4 Mo' */
function progressWords(state: Extract<ExportState, { phase: 'preparing' | 'receiving' }>): string {
  if (state.phase === 'preparing') return 'Préparation…';
  const received = `Reçu ${formatSize(state.received)}`;
  return state.total === null ? received : `${received} sur ${formatSize(state.total)}`;
}

function Underway({ state, onCancel }: { state: ExportState; onCancel: () => void }) {
  if (state.phase !== 'preparing' && state.phase !== 'receiving') return null;
  const total = state.phase === 'receiving' ? state.total : null;
  return (
    <div className="export-button-underway">
      <div>
        {/* Announced once: the following figures change too often. */}
        <span className="visually-hidden" role="status">
          Préparation de l’export
        </span>
        <span aria-hidden>{progressWords(state)}</span>
        <progress
          aria-label="Export reçu"
          {...(total !== null && state.phase === 'receiving' && { value: state.received, max: total })}
        />
      </div>
      <Button tone="text" onClick={onCancel}>
        Annuler<span className="visually-hidden"> l’export</span>
      </Button>
    </div>
  );
}

interface ExportButtonProps {
  role: Role;
  /** The query of the list's view. */
  query: ExportQuery;
  /** Spreadsheets of this screen; filtered by role. */
  types?: readonly ExportType[];
}

/** Exports the view as a spreadsheet: a button, or a menu for several (specification/exports.md). */
export function ExportButton({ role, query, types = EXPORT_TYPES }: ExportButtonProps) {
  const { state, start, cancel } = useExport(query);
  const offered = types.filter((type) => roleMay(EXPORT_PERMISSIONS[type], role));
  const [only] = offered;
  if (only === undefined) return null;
  const busy = state.phase === 'preparing' || state.phase === 'receiving';
  return (
    <div className="export-button">
      {busy ? (
        <Underway state={state} onCancel={cancel} />
      ) : offered.length === 1 ? (
        <Button icon={IconFileSpreadsheet} onClick={() => start({ type: only, format: 'xls' })}>
          Exporter
        </Button>
      ) : (
        <Menu
          label="Exporter cette liste"
          tone="line"
          caption={{ icon: IconFileSpreadsheet, text: 'Exporter' }}
          items={offered.map((type) => ({
            label: NAMES[type],
            icon: IconFileSpreadsheet,
            onChoose: () => start({ type, format: 'xls' }),
          }))}
        />
      )}
    </div>
  );
}
