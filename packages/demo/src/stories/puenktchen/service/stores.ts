import { t } from '../../../words/localised.ts'
import { HALLWAY } from '../../scenes.ts'
import { block, words } from '../../story-blocks.ts'
import { banner, icons, type StoryPage } from '../../story-parts.ts'

export const stores: StoryPage = {
  slug: 'filialen',
  title: t('Unsere Läden', 'Nos magasins', 'Onze winkels'),
  description: t(
    'Kinderwagen schieben, Stoffe fühlen, Kaffee trinken: Pünktchen in deiner Nähe.',
    'Pousser, toucher, boire un café : Pünktchen près de chez vous.',
    'Duwen, voelen, koffie drinken: Pünktchen bij jou in de buurt.',
  ),
  body: [
    banner(HALLWAY, {
      headline: t('Komm probeschieben', 'Venez essayer', 'Kom proefrijden'),
      text: t(
        'Bring deinen Kofferraum mit: Wir falten, bis es passt.',
        'Venez avec votre coffre : on plie jusqu’à ce que ça rentre.',
        'Neem je kofferbak mee: we vouwen tot het past.',
      ),
      height: 's',
      position: 'end',
      tone: 'tint',
    }),
    block('store_finder', {
      ...words('headline', t('Wo bist du zu Hause?', 'Où habitez-vous ?', 'Waar woon je?')),
      ...words(
        'text',
        t(
          'Alle Läden in deinem Land.',
          'Tous nos magasins dans votre pays.',
          'Al onze winkels in jouw land.',
        ),
      ),
    }),
    block('retail_store', {
      store: 'baby-shop-koeln',
      ...words('headline', t('Unser erster Laden', 'Notre premier magasin', 'Onze eerste winkel')),
      ...words(
        'text',
        t(
          'Ehrenfeld, mit Spielecke und Stillsessel. Der Kaffee geht auf uns.',
          'Ehrenfeld, avec coin jeu et fauteuil d’allaitement. Le café est pour nous.',
          'Ehrenfeld, met speelhoek en voedingsstoel. De koffie krijg je van ons.',
        ),
      ),
    }),
    icons(
      t('Bei uns im Laden', 'Dans nos magasins', 'Bij ons in de winkel'),
      [
        [
          'shield',
          t('Einbau-Check', 'Contrôle d’installation', 'Inbouwcheck'),
          t(
            'Wir zeigen dir die Babyschale in deinem Auto.',
            'Nous installons la coque auto avec vous, dans votre voiture.',
            'We laten je het autostoeltje zien in je eigen auto.',
          ),
        ],
        [
          'heart',
          t('Stillen und wickeln', 'Allaiter et changer', 'Voeden en verschonen'),
          t(
            'Jederzeit, auch ohne Einkauf.',
            'À tout moment, même sans achat.',
            'Altijd, ook zonder iets te kopen.',
          ),
        ],
        [
          'undo',
          t('Zurückbringen', 'Rapporter', 'Terugbrengen'),
          t(
            'Online gekauft? Bring es einfach mit.',
            'Acheté en ligne ? Rapportez-le ici.',
            'Online gekocht? Breng het gewoon mee.',
          ),
        ],
      ],
      { tone: 'tint' },
    ),
  ],
}
