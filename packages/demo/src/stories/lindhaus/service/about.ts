import { t } from '../../../words/localised.ts'
import { CANE, CERAMIC, DINING_ROOM, FABRICS, LIVING_ROOM, OAK, SHELF, WOOL } from '../../scenes.ts'
import { air, gallery, networks } from '../../story-frames.ts'
import { hero, pair, prose, quote, type StoryPage } from '../../story-parts.ts'

export const about: StoryPage = {
  slug: 'ueber-uns',
  title: t('Über Lindhaus', 'À propos de Lindhaus', 'Over Lindhaus'),
  description: t(
    'Möbel aus wenigen Händen: wer wir sind und wie wir arbeiten.',
    'Des meubles passés par peu de mains : qui nous sommes, comment nous travaillons.',
    'Meubels door weinig handen gemaakt: wie wij zijn en hoe wij werken.',
  ),
  body: [
    hero(DINING_ROOM, {
      headline: t('Wenige Dinge, gut gemacht', 'Peu de choses, bien faites', 'Weinig dingen, goed gemaakt'),
      text: t(
        'Lindhaus entstand 2009 aus einem Tisch, den niemand verkaufen wollte.',
        'Lindhaus est né en 2009 d’une table que personne ne voulait vendre.',
        'Lindhaus ontstond in 2009 uit een tafel die niemand wilde verkopen.',
      ),
    }),
    air(),
    prose(
      t(
        `Karla Lindner hatte ihn für sich bauen lassen: Eiche, geölt, zwei Meter sechzig. Freunde wollten denselben, deren Freunde
auch. Heute arbeiten achtzig Menschen bei uns, und der Tisch steht noch immer in der Speicheretage.

Wir entwerfen zwei Kollektionen im Jahr nicht. Wir entwerfen, wenn uns etwas fehlt. Was bleibt, verbessern wir: Der Stuhl
Bue hat in neun Jahren elfmal neue Schrauben bekommen und kein einziges Mal eine neue Form.`,
        `Karla Lindner l’avait fait construire pour elle : du chêne huilé, deux mètres soixante. Ses amis voulurent la même, puis
leurs amis. Aujourd’hui, nous sommes quatre-vingts, et la table se trouve toujours dans l’ancien entrepôt.

Nous ne dessinons pas deux collections par an. Nous dessinons lorsqu’il nous manque quelque chose, et nous améliorons ce qui
existe : en neuf ans, la chaise Bue a changé onze fois de vis et pas une fois de forme.`,
        `Karla Lindner liet hem voor zichzelf maken: eiken, geolied, twee meter zestig. Vrienden wilden dezelfde, en hun vrienden
ook. Nu werken er tachtig mensen bij ons, en de tafel staat nog altijd op de pakhuiszolder.

Wij ontwerpen geen twee collecties per jaar. Wij ontwerpen als ons iets ontbreekt. Wat blijft, maken we beter: stoel Bue
kreeg in negen jaar elf keer nieuwe schroeven en geen enkele keer een nieuwe vorm.`,
      ),
    ),
    gallery(
      t('Aus der Werkstatt', 'À l’atelier', 'Uit de werkplaats'),
      [LIVING_ROOM, OAK, WOOL, CANE, CERAMIC, SHELF],
      { layout: 'mosaic' },
    ),
    quote(
      t(
        'Ein gutes Möbel merkt man nach zehn Jahren: Man hat es vergessen, und es ist noch da.',
        'Un bon meuble se reconnaît au bout de dix ans : on l’a oublié, et il est toujours là.',
        'Een goed meubel herkent u na tien jaar: u bent het vergeten, en het staat er nog.',
      ),
      'Karla Lindner',
      t('Gründerin', 'Fondatrice', 'Oprichtster'),
      'tint',
    ),
    pair(FABRICS, {
      headline: t('Acht Werkstätten', 'Huit ateliers', 'Acht werkplaatsen'),
      text: t(
        'Zwei Tischlereien, eine Weberei, eine Töpferei, ein Lampenmacher: Wir kennen alle, die für uns arbeiten, mit Namen. Sie finden sie unter unseren Marken.',
        'Deux menuiseries, un tissage, une poterie, un fabricant de lampes : nous connaissons par leur nom tous ceux qui travaillent pour nous. Vous les retrouverez parmi nos marques.',
        'Twee meubelmakers, een weverij, een pottenbakker, een lampenmaker: wij kennen iedereen die voor ons werkt bij naam. U vindt ze bij onze merken.',
      ),
      step: { path: '/marken/', label: t('Zu den Marken', 'Voir les marques', 'Naar de merken') },
    }),
    networks(t('Öfter bei uns vorbeischauen', 'Suivez-nous', 'Volg ons'), [
      [
        'instagram',
        'https://www.instagram.com/lindhaus.example/',
        t('Zimmer unserer Kundinnen und Kunden', 'Les intérieurs de nos clients', 'Kamers van onze klanten'),
      ],
      [
        'pinterest',
        'https://www.pinterest.com/lindhausexample/',
        t('Farben und Materialien', 'Couleurs et matières', 'Kleuren en materialen'),
      ],
    ]),
  ],
}
