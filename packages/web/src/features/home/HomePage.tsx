import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import { Banner } from '../../components/Banner.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { CreateSection } from './CreateSection.tsx';
import { News } from './News.tsx';
import { TodoList } from './TodoList.tsx';
import './Home.css';

/** What to order, what waits for the user, and the news. Roles that cannot create see the last two. */
export function HomePage() {
  const me = useMe();
  const settings = useSettings();
  const creates = roleMay('project.create', me.role);
  const hello = me.prenom || me.nom;
  return (
    <>
      {settings.data?.banniere && (
        <Banner tone="stop" wide role="status">
          <BannerText text={settings.data.banniere} />
        </Banner>
      )}
      <main tabIndex={-1}>
        <div className="page-head">
          <h1 className="title-page">
            {creates ? `Bonjour ${hello}, que voulez-vous commander\u00a0?` : `Bonjour ${hello}`}
          </h1>
        </div>
        {creates && <CreateSection asksDc={me.role === 'administrator'} smhf={me.smhf} />}
        <div className={creates ? 'home-columns' : 'home-columns home-columns-first'}>
          <TodoList viewer={me} />
          <News />
        </div>
      </main>
    </>
  );
}

/** The text before the colon is bold. */
function BannerText({ text }: { text: string }) {
  const [, about, rest] = /^([^:]{1,40}\s?:)(.*)$/s.exec(text) ?? [];
  return <p>{about === undefined ? text : [<b key="about">{about}</b>, rest]}</p>;
}
