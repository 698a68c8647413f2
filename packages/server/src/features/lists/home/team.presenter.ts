import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { home } from '@ardoise/domain/contract/home.ts';
import type { NameOf } from '../../base/people/display-names.ts';
import type { OngoingFigures, TeamAccount } from './home-figures.repository.ts';

type Member = ReplyOf<typeof home>['equipe'][number];

function membersWith(accounts: readonly TeamAccount[], rows: readonly OngoingFigures[]): TeamAccount[] {
  const known = new Set(accounts.map(({ username }) => username));
  const left = (role: 'mdv' | 'dc'): TeamAccount[] =>
    [...new Set(rows.map((row) => row[role]))]
      .filter((username) => username !== null && !known.has(username))
      .map((username) => ({ username: username ?? '', role, mdv: null, replacement: null, to_day: null }));
  return [...accounts, ...left('mdv'), ...left('dc')];
}

function present(
  { username, role, replacement, to_day }: TeamAccount,
  team: readonly TeamAccount[],
  rows: readonly OngoingFigures[],
  nameOf: NameOf,
): Member {
  const own = rows.filter((row) => row[role] === username);
  const sum = (name: 'enCours' | 'enRetard' | 'allersRetours' | 'attenteDc') =>
    own.reduce((total, row) => total + row[name], 0);
  return {
    username,
    nom: nameOf(username),
    role,
    enCours: sum('enCours'),
    enRetard: sum('enRetard'),
    allersRetours: sum('allersRetours'),
    attente: role === 'dc' ? sum('attenteDc') : 0,
    delegues: role === 'mdv' ? team.filter((one) => one.role === 'dc' && one.mdv === username).length : 0,
    remplacement: replacement === null ? null : { nom: nameOf(replacement), au: to_day ?? '' },
  };
}

/** The team of a manager: each mdv before their dcs, then the dcs without one; an mdv's is their dcs alone. */
export function presentTeam(
  role: 'smhf' | 'mdv',
  accounts: readonly TeamAccount[],
  rows: readonly OngoingFigures[],
  nameOf: NameOf,
): Member[] {
  const team = membersWith(accounts, rows);
  const dcs = team.filter((one) => one.role === 'dc');
  const mdvs = role === 'mdv' ? [] : team.filter((one) => one.role === 'mdv');
  const names = new Set(mdvs.map(({ username }) => username));
  const ordered = [
    ...mdvs.flatMap((mdv) => [mdv, ...dcs.filter((dc) => dc.mdv === mdv.username)]),
    ...dcs.filter((dc) => dc.mdv === null || !names.has(dc.mdv)),
  ];
  return ordered.map((account) => present(account, team, rows, nameOf));
}
