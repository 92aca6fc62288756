import { MessageLink } from '#app/blocks/message-link.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { passageSections } from '#app/blocks/passages.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import teamDrawing from '#app/drawings/team.svg';
import { useWords } from '#app/i18n/locale.ts';
import { Sheet } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { SizedPicture } from '#app/ui/sized-picture.tsx';
import { members, next, passages, words, type ListedMember, type TeamMember } from '#content/about/team.ts';
import { pageNames } from '#content/pages.ts';
import styles from './team.module.css';

export const head = pageHead(pageNames.team, words.lead);

export default function Team() {
  const t = useWords();
  return (
    <HeadedPage area="lilac" title={t(pageNames.team)} lead={t(words.lead)} drawing="/drawings/team-head.svg">
      <Rail next={<NextStep {...next} to={pathTo('contact', { reason: 'hello' })} />}>
        {t.now(members).map((member) => (
          <div key={member.id} className={styles.member}>
            <Member member={member} />
          </div>
        ))}
        <Sheet area="lilac" sections={passageSections(t, passages)} />
      </Rail>
    </HeadedPage>
  );
}

function Member({ member }: { member: ListedMember }) {
  const t = useWords();
  const [first, ...others] = t(member.bio);
  return (
    <Card
      as="article"
      edge={member.photo ? undefined : 'sky'}
      drawing={
        member.photo
          ? undefined
          : { src: member.image ?? teamDrawing, alt: member.image ? member.name : t(words.picture) }
      }
      cover={
        member.photo && <SizedPicture picture={member.photo} sizes="132px" alt={member.photo.alt[t.locale] ?? ''} />
      }
      isBeside
      title={member.name}
      actions={
        <MessageLink
          subject={{ kind: 'team-contact', about: member.name }}
          className={buttonClass('quiet')}
          to={pathTo('contact', {
            reason: 'team-contact',
            message: t(words.message, { name: member.name }),
          })}
        >
          {t(words.contact)}
        </MessageLink>
      }
    >
      <p>{t(member.role)}</p>
      <p>{first}</p>
      <Disclosure closed={t(words.more)} open={t(words.less)} about={member.name}>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <MemberLinks member={member} />
      </Disclosure>
    </Card>
  );
}

function MemberLinks({ member }: { member: TeamMember }) {
  const t = useWords();
  const projects = Object.values(member.projects);
  const social = (['youtube', 'telegram', 'tiktok'] as const).filter((place) => member[place] !== undefined);
  return (
    <>
      {social.length > 0 && (
        <ul>
          {social.map((place) => (
            <li key={place}>
              <a href={member[place]}>{t(words[place])}</a>
            </li>
          ))}
        </ul>
      )}
      {projects.length > 0 && (
        <>
          <h3>{t(words.projects)}</h3>
          <ul>
            {projects.map(({ name, description, link }) => (
              <li key={name}>
                <RichText text={`[${name}](${link})`} />: {t(description)}
              </li>
            ))}
          </ul>
        </>
      )}
      {member.books.length > 0 && (
        <>
          <h3>{t(words.books)}</h3>
          <ul>
            {member.books.map(({ title, link, cover }) => (
              <li key={title}>
                {cover && <img src={cover} width="90" height="130" alt="" loading="lazy" />}
                <RichText text={`[${title}](${link})`} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
