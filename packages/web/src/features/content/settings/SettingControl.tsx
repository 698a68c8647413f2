import type { SettingControl as Declared } from '@ardoise/domain/settings/setting.ts';
import type { ComponentType } from 'react';
import { ContactsControl } from './controls/ContactsControl.tsx';
import type { ControlProps } from './controls/control-props.ts';
import { FigureControl } from './controls/FigureControl.tsx';
import { GuidesControl } from './controls/GuidesControl.tsx';
import { MedalsControl } from './controls/MedalsControl.tsx';
import { OffersControl } from './controls/OffersControl.tsx';
import { SuspensionControl } from './controls/SuspensionControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { TickControl } from './controls/TickControl.tsx';

/** A component for each kind of control: a missing one does not compile. */
const CONTROLS: { readonly [Kind in Declared['kind']]: ComponentType<ControlProps<never, Kind>> } = {
  suspension: SuspensionControl,
  tick: TickControl,
  text: TextControl,
  figure: FigureControl,
  medals: MedalsControl,
  offers: OffersControl,
  contacts: ContactsControl,
  guides: GuidesControl,
};

/** The control that a setting declares. */
export function SettingControl(props: ControlProps<unknown>) {
  const Control = CONTROLS[props.control.kind] as ComponentType<ControlProps<unknown>>;
  return <Control {...props} />;
}
