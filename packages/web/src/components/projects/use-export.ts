import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { listProjects } from '@ardoise/domain/contract/projects.ts';
import { EXPORT_NAME, type ExportFormat, type ExportType } from '@ardoise/domain/rules/exports.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { download, keepFile } from '../../api/download.ts';
import { useToast } from '../Toast.tsx';
import { closeToast } from '../toast-store.ts';

/** The exported view: a list's query without pagination. */
export type ExportQuery = Omit<QueryOf<typeof listProjects>, 'limit' | 'after' | 'excelType' | 'format'>;

interface Wanted {
  type: ExportType;
  format: ExportFormat;
}

/** `total` is null while the file is streamed. */
export type ExportState =
  | { step: 'rest' }
  | { step: 'preparing' }
  | { step: 'receiving'; received: number; total: number | null };

/** One export at a time, with its progress; unmounting cancels it. */
export function useExport(query: ExportQuery) {
  const [state, setState] = useState<ExportState>({ step: 'rest' });
  const underway = useRef<AbortController>(undefined);
  const toast = useToast();
  const told = useRef<number>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  const start = async (wanted: Wanted) => {
    const controller = new AbortController();
    underway.current = controller;
    const { signal } = controller;
    setState({ step: 'preparing' });
    // A retry replaces the former message.
    if (told.current !== undefined) closeToast(told.current);
    const onProgress = (received: number, total: number | null) =>
      setState(received === 0 ? { step: 'preparing' } : { step: 'receiving', received, total });
    try {
      const { type: excelType, format } = wanted;
      const file = await download(listProjects, {
        query: { ...query, excelType, format },
        onProgress,
        signal,
      });
      keepFile(file, `${EXPORT_NAME}.${format}`);
    } catch (error) {
      if (!signal.aborted) tell(error, wanted);
    } finally {
      setState({ step: 'rest' });
    }
  };
  const tell = (error: unknown, wanted: Wanted) => {
    const tooLong = error instanceof ApiError && error.code === 'EXPORT_TROP_LONG';
    told.current = toast({
      tone: 'stop',
      message: messageOf(error),
      action: tooLong
        ? { label: 'Exporter en .xlsx', onPress: () => start({ ...wanted, format: 'xlsx' }) }
        : { label: 'Réessayer', onPress: () => start(wanted) },
    });
  };
  return { state, start: (wanted: Wanted) => void start(wanted), cancel: () => underway.current?.abort() };
}
