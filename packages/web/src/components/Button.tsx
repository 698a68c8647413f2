import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Drawing, Icon } from './Icon.tsx';
import './Button.css';

/** main: the red primary of a screen; line: secondary; text: quiet; ink: "your turn" in a row; danger: destructive. */
export type ButtonTone = 'main' | 'line' | 'text' | 'ink' | 'danger';

const TONES: Record<ButtonTone, string> = {
  main: 'button-main',
  line: 'button-line',
  text: 'button-text',
  ink: 'button-ink',
  danger: 'button-stop',
};

export interface ButtonLook {
  tone?: ButtonTone;
  /** l is 52 px high, for a form's submit button */
  size?: 'm' | 'l';
  wide?: boolean;
  className?: string | undefined;
}

/** The classes of a button, for links styled as one. */
export function buttonClass({ tone = 'line', size = 'm', wide = false, className }: ButtonLook): string {
  return ['button', TONES[tone], size === 'l' && 'button-large', wide && 'button-wide', className]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  icon?: Drawing | undefined;
  iconAfter?: Drawing | undefined;
  /** The call is in progress: clicks are ignored, focus stays. */
  busy?: boolean;
  /** Dashed and explained by `aria-describedby`; still focusable, so that the reason is accessible. */
  refused?: boolean;
  children: ReactNode;
}

export function Button({
  tone,
  size,
  wide,
  className,
  icon,
  iconAfter,
  busy = false,
  refused = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = busy || refused;
  const look = buttonClass({
    tone,
    size,
    wide,
    className: [refused && 'button-off', busy && 'button-busy', className].filter(Boolean).join(' '),
  });
  return (
    <button
      {...rest}
      type={type}
      className={refused ? look.replace(/\bbutton-(main|line|text|ink|stop)\b/, '') : look}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={inert ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'> {
  icon: Drawing;
  /** Accessible name, and tooltip. */
  label: string;
  tone?: ButtonTone;
  className?: string;
}

/** A 44 px square with only an icon. */
export function IconButton({
  icon,
  label,
  tone = 'text',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, className: `button-icon ${className ?? ''}`.trim() })}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} />
    </button>
  );
}
