import type { Board } from '@ardoise/domain/catalogue/board.ts';
import { readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { Illustration } from '@ardoise/domain/catalogue/illustration.ts';
import type { PictureCrop } from '@ardoise/domain/catalogue/picture-crop.ts';
import type { Theme } from '@ardoise/domain/catalogue/theme.ts';
import { boardAsks } from '@ardoise/domain/content/board-variants.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import {
  detailOf,
  familyOf,
  nameOf,
  pictureOf,
} from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { drinkVolume } from '@ardoise/domain/drawing/drink-volume.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { PickerFamily } from '../../../components/PickerFamily.tsx';
import type { PickerItem } from '../../../components/picker-items.ts';
import { BoardPicture } from '../../../components/preview/BoardPicture.tsx';
import { SampleCard } from './SampleCard.tsx';
import { shownLook } from './shown-look.ts';
import { originalOf } from './use-picture.ts';
import '../../../components/Docket.css';
import '../../../components/Picker.css';
import './EntryPreview.css';
import './BoardAsks.css';

/** Longest side of the preview in pixels: a tile's at a density of 2. */
const SIDE = 352;

function drawPart(picture: HTMLImageElement, { x, y, largeur, hauteur }: PictureCrop): string {
  const [width, height] = [largeur * picture.naturalWidth, hauteur * picture.naturalHeight];
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      x * picture.naturalWidth,
      y * picture.naturalHeight,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  return canvas.toDataURL('image/webp', 0.9);
}

/** The source of a picture in the present frame, uncropped; its address while no frame was moved. */
function useCroppedSource(address: string, wanted: PictureCrop | undefined): string {
  const [original, setOriginal] = useState<HTMLImageElement>();
  const [source, setSource] = useState('');
  const isFramed = wanted !== undefined;
  useEffect(() => {
    setOriginal(undefined);
    if (!isFramed) return;
    const picture = new Image();
    picture.onload = () => setOriginal(picture);
    picture.src = originalOf(address);
    return () => {
      picture.onload = null;
    };
  }, [address, isFramed]);
  useEffect(() => {
    if (original === undefined || wanted === undefined) return;
    // Once a frame, however often the pointer moves.
    const frame = requestAnimationFrame(() => setSource(drawPart(original, wanted)));
    return () => cancelAnimationFrame(frame);
  }, [original, wanted]);
  return isFramed && original !== undefined && source !== '' ? source : address;
}

/** The questions of a board's content step, in order. */
function BoardAsks({ brief }: { brief: string }) {
  const variant = readBoardBrief(brief);
  if (variant === null) return null;
  return (
    <>
      <p className="meta board-asks-words">À l’étape Contenu des boards</p>
      <ol className="board-asks">
        {[...boardAsks(variant).entries()].map(([rank, { text, optional }]) => (
          <li key={`${rank} ${text}`}>
            {text}
            {optional && <span className="meta"> facultatif</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

type Item = CatalogueEntry['item'];

interface EntryPreviewProps {
  list: CatalogueList;
  /** As in the form. */
  item: Item;
  /** The part of its picture that is wanted, while it is not cut. */
  crop: PictureCrop | undefined;
  /** The list, for a neighbour. */
  entries: readonly CatalogueEntry[];
  id: string | undefined;
}

/** A board of the form: with its look ready to be drawn. */
function shownBoard(board: Board, source: string): Board {
  const look = shownLook(board.field_apercu);
  const { field_apercu: _typed, ...rest } = board;
  return { ...rest, ...(look && { field_apercu: look }), field_image_board: source };
}

const NOBODY = () => undefined;

const tileOf = (list: CatalogueList, id: string, item: Item, image: string): PickerItem => ({
  id,
  name: nameOf(list, item) || 'Sans nom',
  detail: detailOf(list, item) || undefined,
  image: image || undefined,
});

/** The entry and its neighbour in the picker. */
function Tiles({ list, item, source, entries, id = '' }: EntryPreviewProps & { source: string }) {
  const family = familyOf(list, item);
  const rank = entries.findIndex((entry) => entry.id === id);
  const others = entries.filter((entry) => entry.id !== id && familyOf(list, entry.item) === family);
  const neighbour = others.find((entry) => entries.indexOf(entry) > rank) ?? others[0];
  const items = [
    tileOf(list, id, item, source),
    ...(neighbour === undefined
      ? []
      : [tileOf(list, neighbour.id, neighbour.item, pictureOf(list, neighbour.item))]),
  ];
  return (
    <PickerFamily
      family={{ name: family, items }}
      noun={ENTRY_LISTS[list].noun}
      mode="many"
      name="apercu"
      chosen={new Set([id])}
      firstId={undefined}
      closes={false}
      onToggle={NOBODY}
      onZoom={NOBODY}
    />
  );
}

/** Its line in the summary of an order. */
function OrderLine({ list, item, source }: Pick<EntryPreviewProps, 'list' | 'item'> & { source: string }) {
  return (
    <div className="docket-pick">
      {source !== '' && (
        <span className="docket-photo">
          <img src={source} alt="" />
        </span>
      )}
      <span>
        {nameOf(list, item) || 'Sans nom'}
        <br />
        <span className="meta">{detailOf(list, item)}</span>
      </span>
    </div>
  );
}

/** What else a list shows of an entry: on the card, on a board, on the home page. */
function InPrint({ list, item }: { list: CatalogueList; item: Item }): ReactNode {
  if (list === 'themes') return <SampleCard theme={item as Theme} />;
  if (list === 'illustrations' && item.type === 'frise') return <SampleCard frieze={item as Illustration} />;
  if (list !== 'boissons') return null;
  const drink = { name: nameOf(list, item), format: detailOf(list, item) };
  return (
    <>
      <hr />
      <p className="meta">Sur la carte imprimée</p>
      <Leader name={`${drink.name || 'Sans nom'} ${drinkVolume(drink)}`} value="prix du client" />
    </>
  );
}

function Shown(props: EntryPreviewProps) {
  const { list, item, crop } = props;
  const source = useCroppedSource(pictureOf(list, item), crop);
  if (list === 'boards')
    return (
      <>
        <div className="entry-preview-board">
          <BoardPicture board={shownBoard(item as Board, source)} />
        </div>
        <p className="entry-preview-name">{nameOf(list, item) || 'Sans nom'}</p>
        <p className="meta">{familyOf(list, item)}</p>
        {source !== '' && (
          <>
            <hr />
            <p className="meta">Imprimé, à remplir</p>
            <div className="entry-preview-board">
              <BoardPicture board={shownBoard(item as Board, '')} />
            </div>
          </>
        )}
        <BoardAsks brief={String(item.field_state_name_brief ?? '')} />
      </>
    );
  if (list === 'articles' || list === 'mentions' || list === 'transporteurs')
    return (
      <>
        <p className="entry-preview-name">{nameOf(list, item) || 'Sans nom'}</p>
        <p className="entry-preview-text">{detailOf(list, item)}</p>
      </>
    );
  return (
    <>
      {ENTRY_LISTS[list].pictures.length > 0 && (
        <>
          <Tiles {...props} source={source} />
          <hr />
        </>
      )}
      <p className="meta">Dans la commande</p>
      <OrderLine list={list} item={item} source={source} />
      <InPrint list={list} item={item} />
    </>
  );
}

/**
 * What delegates will see of an entry, by the picker's own component; it follows each key and the frame
 * (specification/content-management.md#editor). Read-only.
 */
export function EntryPreview(props: EntryPreviewProps) {
  const item = useDeferredValue(props.item);
  const head =
    props.list === 'articles' ? 'Ce que montre la page d’accueil' : 'Ce que voient les délégués commerciaux';
  return (
    <aside className="entry-preview" aria-label={head}>
      <p className="entry-preview-head">
        <Icon of={IconEye} />
        {head}
      </p>
      <div inert>
        <Shown {...props} item={item} />
      </div>
    </aside>
  );
}
