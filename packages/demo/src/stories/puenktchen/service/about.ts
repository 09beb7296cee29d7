import { t } from '../../../words/localised.ts'
import { BATH_TIME, BEAR, MUSLIN, NURSERY, PLAY_CORNER, TOWER, TRAIN } from '../../scenes.ts'
import { air, divider, gallery, networks } from '../../story-frames.ts'
import { hero, prose, quote, type StoryPage } from '../../story-parts.ts'

export const about: StoryPage = {
  slug: 'ueber-uns',
  title: t('Über Pünktchen', 'À propos de Pünktchen', 'Over Pünktchen'),
  description: t(
    'Von Eltern für Eltern: wer wir sind und warum wir so wenig verkaufen.',
    'Par des parents, pour des parents : qui nous sommes et pourquoi nous vendons si peu.',
    'Van ouders voor ouders: wie we zijn en waarom we zo weinig verkopen.',
  ),
  body: [
    hero(NURSERY, {
      headline: t('Klein angefangen', 'Tout petit, au début', 'Klein begonnen'),
      text: t(
        'Mit einem Küchentisch, einem Baby auf dem Arm und der Frage: Brauchen wir das wirklich?',
        'Une table de cuisine, un bébé dans les bras et cette question : en avons-nous vraiment besoin ?',
        'Met een keukentafel, een baby op de arm en de vraag: hebben we dit echt nodig?',
      ),
    }),
    air(),
    prose(
      t(
        `Mina wollte 2014 einen Schlafsack kaufen und stand vor vierhundert. Also fragte sie ihre Hebamme, ihre Schwester und die
Frau aus dem Erdgeschoss, und am Ende blieb einer übrig. Den verkaufen wir noch heute.

So machen wir es mit allem: Wir testen viel und zeigen wenig. Was bei uns im Laden steht, hat bei jemandem von uns zu Hause
überlebt.`,
        `En 2014, Mina cherchait une gigoteuse et en trouva quatre cents. Elle demanda à sa sage-femme, à sa sœur et à la voisine
du rez-de-chaussée ; à la fin, il n’en restait qu’une. Nous la vendons toujours.

Nous faisons ainsi pour tout : tester beaucoup, montrer peu. Ce que vous trouvez chez nous a survécu à la maison chez l’un de
nous.`,
        `In 2014 zocht Mina een slaapzak en stond ze voor vierhonderd stuks. Ze vroeg het haar verloskundige, haar zus en de
buurvrouw van beneden, en aan het eind bleef er één over. Die verkopen we nog steeds.

Zo doen we het met alles: veel testen, weinig laten zien. Wat bij ons in de winkel staat, heeft het bij een van ons thuis
overleefd.`,
      ),
    ),
    gallery(
      t('Bei uns zu Hause', 'Chez nous', 'Bij ons thuis'),
      [PLAY_CORNER, BEAR, MUSLIN, TRAIN, BATH_TIME, TOWER],
      { layout: 'mosaic' },
    ),
    quote(
      t(
        'Ein Baby braucht wenig. Eltern brauchen jemanden, der es ihnen sagt.',
        'Un bébé a besoin de peu. Les parents ont besoin qu’on le leur dise.',
        'Een baby heeft weinig nodig. Ouders hebben iemand nodig die dat zegt.',
      ),
      'Mina Sommer',
      t('Gründerin', 'Fondatrice', 'Oprichtster'),
      'tint',
    ),
    divider('dots'),
    networks(t('Schau vorbei', 'Venez nous voir', 'Kom eens kijken'), [
      [
        'instagram',
        'https://www.instagram.com/puenktchen.example/',
        t('Kinderzimmer von euch', 'Vos chambres d’enfants', 'Jullie kinderkamers'),
      ],
      [
        'youtube',
        'https://www.youtube.com/@puenktchenexample',
        t(
          'Einbauen, falten, pucken: kurze Filme',
          'Installer, plier, emmailloter : de courtes vidéos',
          'Inbouwen, vouwen, inbakeren: korte filmpjes',
        ),
      ],
    ]),
  ],
}
