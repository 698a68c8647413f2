import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LIST_NAMES, ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { isUnderWay, linesToWrite } from '@ardoise/domain/content/imports/import-effects.ts';
import { importSubject } from '@ardoise/domain/content/imports/import-subjects.ts';
import { applyImport, type Import, readImport, startImport } from '@ardoise/domain/contract/imports.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request, sendForm } from '../../../api/request.ts';
import { Button } from '../../../components/Button.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { Link } from '../../../router/Link.tsx';
import { ImportDrop, isTable } from './ImportDrop.tsx';
import { barWords, listOfFile, writtenWords } from './import-words.ts';
import { importForm, LOOK_MS } from './use-imports.ts';
import './Imports.css';

/** A file of the drop, and how far it is. */
interface Row {
  fichier: string;
  liste: CatalogueList | null;
  run: Import | null;
  problem: string;
}

/** Polls an import until the server has finished. */
async function settled(id: string): Promise<Import> {
  const run = await request(readImport, { params: { id } });
  if (!isUnderWay(run.etat)) return run;
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return settled(id);
}

/** The pictures that a file names, whatever its encoding: names of files rarely have accents. */
async function picturesOf(file: File, pictures: readonly File[]): Promise<File[]> {
  const bytes = await file.arrayBuffer();
  const texts = ['utf-8', 'windows-1252'].map((encoding) => new TextDecoder(encoding).decode(bytes));
  return pictures.filter(({ name }) => texts.some((text) => text.includes(name)));
}

/** Sends a file with its pictures, for its dry run. */
async function dryRun(list: CatalogueList, file: File, pictures: readonly File[]): Promise<Import> {
  const images = await picturesOf(file, pictures);
  const form = importForm({ zone: 'catalogues', liste: list }, { file, images, complet: false });
  return settled((await sendForm(startImport, { params: {}, form })).id);
}

const rankOf = (list: CatalogueList | null) => (list === null ? -1 : ENTRY_LIST_NAMES.indexOf(list));

/** The tables among dropped files, each with its list, in the order of the lists. */
function tablesAmong(files: readonly File[]) {
  return files
    .filter(isTable)
    .map((file) => ({ file, liste: listOfFile(file.name) }))
    .toSorted((one, other) => rankOf(one.liste) - rankOf(other.liste));
}

/** The files of a drop, one after the other in the order of the lists. */
function useDrop() {
  const cache = useQueryClient();
  const once = useSingleFlight();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [busy, setBusy] = useState<'reading' | 'writing' | null>(null);
  const put = (row: Row) =>
    setRows((all) => all.map((other) => (other.fichier === row.fichier ? row : other)));

  /** What became of a row: the import as it is then, or why it is not. */
  const follow = async (row: Row, work: () => Promise<Import>) => {
    try {
      put({ ...row, run: await work(), problem: '' });
    } catch (error) {
      put({ ...row, problem: messageOf(error) });
    }
  };
  const each = (doing: 'reading' | 'writing', work: () => Promise<void>) =>
    once(async () => {
      setBusy(doing);
      await work();
      await cache.invalidateQueries({ queryKey: ['content'] });
      setBusy(null);
    });

  const read = (files: readonly File[]) =>
    each('reading', async () => {
      const pictures = files.filter((file) => !isTable(file));
      const tables = tablesAmong(files);
      const begun = tables.map(
        ({ file, liste }): Row => ({ fichier: file.name, liste, run: null, problem: '' }),
      );
      setRows(begun);
      for (const [index, { file, liste }] of tables.entries()) {
        const row = begun[index];
        if (row !== undefined && liste !== null) await follow(row, () => dryRun(liste, file, pictures));
      }
    });
  const ready = rows.filter(({ run }) => run?.etat === 'essai' && linesToWrite(run.comptes) > 0);
  const apply = () =>
    each('writing', async () => {
      for (const row of ready) {
        const { id } = row.run as Import;
        await follow(row, async () => {
          await request(applyImport, { params: { id }, body: {} });
          return settled(id);
        });
      }
    });
  return { rows, busy, ready: ready.length, read, apply };
}

function saidOf({ liste, run, problem }: Row): string {
  if (problem !== '') return problem;
  if (liste === null)
    return 'Ce fichier ne porte le nom d’aucune liste\u00a0: renommez-le comme le modèle de la sienne.';
  if (run === null) return 'Lecture en cours…';
  const subject = importSubject('catalogues', liste);
  return run.etat === 'applique' && subject !== null ? writtenWords(run, subject) : `${barWords(run)}.`;
}

/** All lists at once: a file's name selects its list, with the pictures that it names. */
export function AllListsImport() {
  const { rows, busy, ready, read, apply } = useDrop();
  return (
    <section className="imports-all" aria-labelledby="tous-les-fichiers">
      <h2 className="title-section" id="tous-les-fichiers">
        Importer plusieurs listes à la fois
      </h2>
      <p className="hint">
        Chaque fichier porte le nom de sa liste, comme son modèle{'\u00a0'}: boissons.csv, themes.csv… Tout
        est d’abord lu à blanc{'\u00a0'}: rien n’est changé avant que vous l’appliquiez.
      </p>
      <ImportDrop
        pictures
        busy={busy === 'reading'}
        failed={rows.some(({ problem }) => problem !== '')}
        quiet={ready > 0}
        onFiles={(files) => void read(files)}
      />
      <ul aria-live="polite">
        {rows.map((row) => (
          <li key={row.fichier}>
            {row.liste !== null && row.run !== null ? (
              <Link
                className="tappable"
                to={`${PAGE_PATHS.catalogueList(row.liste)}/import`}
                search={{ essai: row.run.id }}
              >
                {ENTRY_LISTS[row.liste].title}
              </Link>
            ) : (
              <b>{row.liste === null ? row.fichier : ENTRY_LISTS[row.liste].title}</b>
            )}
            <span className="meta">{saidOf(row)}</span>
          </li>
        ))}
      </ul>
      {ready > 0 && (
        <p className="actions">
          <Button tone="main" busy={busy === 'writing'} onClick={() => void apply()}>
            {ready === 1 ? 'Appliquer cette liste' : `Appliquer les ${ready}\u00a0listes`}
          </Button>
        </p>
      )}
    </section>
  );
}
