import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { type MarketFacts, perMarket } from '../market-facts.ts'
import { legalText } from '../story-frames.ts'
import { prose, type StoryPage, table } from '../story-parts.ts'
import { consentWords } from './consent-words.ts'

/** What is stored about whom, why and for how long. @see eu-duties C-27 to C-32 */
export function privacy(brand: Brand): StoryPage {
  const title = t('Datenschutz', 'Protection des données', 'Privacy')
  return {
    slug: 'datenschutz',
    title,
    description: t(
      'Was wir von Ihnen speichern, wozu, wie lange, und welche Rechte Sie haben.',
      'Ce que nous conservons, pourquoi, combien de temps, et quels sont vos droits.',
      'Wat wij van u bewaren, waarom, hoelang, en welke rechten u heeft.',
    ),
    body: [
      legalText(
        perMarket(brand, (facts) => t(german(facts), french(facts), dutch(facts))),
        '2026-11-15',
      ),
    ],
  }
}

function german({ entity, address, country }: MarketFacts): string {
  const authority = {
    DE: 'die Datenschutzbehörde Ihres Bundeslandes',
    AT: 'die Österreichische Datenschutzbehörde in Wien',
    CH: 'der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte in Bern',
  }
  return `## Verantwortlich

${address}. Fragen beantworten wir unter [${entity.email}](${entity.email}).

## Was wir speichern, und wozu

- **Bestellung**: Name, Anschrift, E-Mail und was Sie gekauft haben. Ohne diese Angaben können wir nicht liefern (Art. 6 Abs. 1 b DSGVO)
- **Kundenkonto**: dasselbe, bis Sie es löschen. Bestellen können Sie immer auch als Gast
- **Warenkorb und Wunschliste**: eine zufällige Kennung in einem notwendigen Cookie
- **Newsletter**: Ihre E-Mail-Adresse, nachdem Sie sie bestätigt haben, samt Zeitpunkt der Bestätigung
- **Statistik und Werbung**: nichts, solange Sie nicht zugestimmt haben. Mehr unter [Cookies](/cookies/)

## Wer Ihre Daten bekommt

Paketdienst und Spedition erhalten die Lieferanschrift, der Zahlungsdienst den Betrag und Ihre Zahlungsdaten. Wir verkaufen
keine Daten.

## Wie lange

Rechnungen heben wir so lange auf, wie es das Steuerrecht verlangt, in dieser Zeit für alles andere gesperrt. Nachrichten
löschen wir nach zwei Jahren, alles Übrige, sobald es nicht mehr gebraucht wird.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung und eine Kopie Ihrer Daten verlangen, eine Einwilligung jederzeit widerrufen und
der Verarbeitung widersprechen. Eine Kopie laden Sie selbst unter [Meine Daten](/konto/meine-daten/). Beschweren können Sie
sich bei jeder Aufsichtsbehörde; für Sie zuständig ist ${country === 'AT' || country === 'CH' ? authority[country] : authority.DE}.`
}

function french({ entity, address, country }: MarketFacts): string {
  const authority = {
    FR: 'la CNIL, 3 place de Fontenoy, 75007 Paris',
    BE: 'l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles',
    CH: 'le Préposé fédéral à la protection des données et à la transparence, à Berne',
  }
  return `## Responsable du traitement

${address}. Nous répondons à vos questions à l’adresse [${entity.email}](${entity.email}).

## Ce que nous conservons, et pourquoi

- **Commande** : nom, adresse, e-mail et articles achetés. Sans eux, nous ne pouvons pas livrer (art. 6, par. 1, b du RGPD)
- **Espace client** : les mêmes données, jusqu’à ce que vous le supprimiez. Vous pouvez toujours commander sans compte
- **Panier et liste d’envies** : un identifiant aléatoire dans un cookie nécessaire
- **Newsletter** : votre adresse e-mail, une fois confirmée, et la date de cette confirmation
- **Statistiques et publicité** : rien sans votre accord. Plus de détails sous [Cookies](/cookies/)

## Qui reçoit vos données

Le transporteur reçoit l’adresse de livraison ; le prestataire de paiement, le montant et vos données de paiement. Nous ne
vendons aucune donnée.

## Combien de temps

Nous gardons les factures aussi longtemps que le droit fiscal l’exige, bloquées pour tout autre usage. Les messages sont
effacés au bout de deux ans, le reste dès qu’il n’est plus utile.

## Vos droits

Vous pouvez demander l’accès, la rectification, l’effacement et une copie de vos données, retirer un accord à tout moment et
vous opposer au traitement. Téléchargez vous-même une copie sous [Mes données](/konto/meine-daten/). Vous pouvez saisir
l’autorité de contrôle : ${country === 'BE' || country === 'CH' ? authority[country] : authority.FR}.`
}

function dutch({ entity, address, country }: MarketFacts): string {
  const authority =
    country === 'BE'
      ? 'de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel'
      : 'de Autoriteit Persoonsgegevens in Den Haag'
  return `## Wie verantwoordelijk is

${address}. Vragen beantwoorden wij via [${entity.email}](${entity.email}).

## Wat wij bewaren, en waarom

- **Bestelling**: naam, adres, e-mailadres en wat u heeft gekocht. Zonder die gegevens kunnen wij niet leveren (art. 6 lid 1 b AVG)
- **Account**: dezelfde gegevens, tot u het account opheft. Bestellen kan altijd ook zonder account
- **Winkelmandje en verlanglijst**: een willekeurig kenmerk in een noodzakelijke cookie
- **Nieuwsbrief**: uw e-mailadres nadat u het heeft bevestigd, met het moment van bevestiging
- **Statistiek en reclame**: niets, zolang u geen toestemming heeft gegeven. Meer leest u onder [Cookies](/cookies/)

## Wie uw gegevens krijgt

De bezorgdienst krijgt het afleveradres, de betaaldienst het bedrag en uw betaalgegevens. Wij verkopen geen gegevens.

## Hoe lang

Facturen bewaren wij zolang de belastingwet dat vereist, afgeschermd voor ander gebruik. Berichten wissen wij na twee jaar,
al het andere zodra het niet meer nodig is.

## Uw rechten

U kunt inzage, correctie, verwijdering en een kopie van uw gegevens vragen, een toestemming altijd intrekken en bezwaar
maken. Een kopie downloadt u zelf onder [Mijn gegevens](/konto/meine-daten/). Een klacht kunt u indienen bij ${authority}.`
}

/** Which cookies the shop sets, with their names and ages. @see eu-duties C-27, C-28 */
export function cookies(): StoryPage {
  const title = t('Cookies', 'Cookies', 'Cookies')
  return {
    slug: 'cookies',
    title,
    description: t(
      'Welche Cookies dieser Shop setzt, welche davon notwendig sind und wie Sie Ihre Wahl ändern.',
      'Quels cookies ce site dépose, lesquels sont nécessaires, et comment modifier votre choix.',
      'Welke cookies deze winkel plaatst, welke nodig zijn en hoe u uw keuze wijzigt.',
    ),
    fields: consentWords(),
    body: [
      prose(
        t(
          `Notwendige Cookies halten Ihren Warenkorb zusammen und merken sich Ihre Anmeldung. Alles andere bleibt aus, bis Sie
zustimmen, und Ablehnen ist so leicht wie Zustimmen. Wenn Ihr Browser „Global Privacy Control“ sendet, gilt das als
Ablehnung.`,
          `Les cookies nécessaires gardent votre panier et votre connexion. Tout le reste demeure inactif tant que vous n’avez pas
accepté, et refuser est aussi simple qu’accepter. Si votre navigateur envoie le signal « Global Privacy Control », nous le
comprenons comme un refus.`,
          `Noodzakelijke cookies houden uw winkelmandje bij elkaar en onthouden dat u bent ingelogd. Al het andere blijft uit tot u
toestemt, en weigeren is net zo makkelijk als accepteren. Stuurt uw browser ‘Global Privacy Control’, dan geldt dat als
weigering.`,
        ),
      ),
      table(
        t('Cookies dieses Shops', 'Cookies de ce site', 'Cookies van deze winkel'),
        [t('Zweck', 'Finalité', 'Doel'), t('Art', 'Type', 'Soort'), t('Dauer', 'Durée', 'Duur')],
        [
          [
            t('Sitzung und Warenkorb', 'Session et panier', 'Sessie en winkelmandje'),
            t('notwendig', 'nécessaire', 'noodzakelijk'),
            t('60 Tage', '60 jours', '60 dagen'),
          ],
          [
            t(
              'Geräte wiedererkennen, auf denen Sie sich angemeldet haben',
              'Reconnaître les appareils sur lesquels vous vous êtes connecté',
              'Apparaten herkennen waarop u hebt ingelogd',
            ),
            t('notwendig', 'nécessaire', 'noodzakelijk'),
            t('1 Jahr', '1 an', '1 jaar'),
          ],
          [
            t('Land und Sprache', 'Pays et langue', 'Land en taal'),
            t('notwendig', 'nécessaire', 'noodzakelijk'),
            t('365 Tage', '365 jours', '365 dagen'),
          ],
          [
            t('Gutschein aus einem Link', 'Bon reçu par un lien', 'Kortingscode uit een link'),
            t('notwendig', 'nécessaire', 'noodzakelijk'),
            t('14 Tage', '14 jours', '14 dagen'),
          ],
          [
            t('Ihre Wahl zu Cookies', 'Votre choix', 'Uw keuze'),
            t('notwendig', 'nécessaire', 'noodzakelijk'),
            t('1 Jahr', '1 an', '1 jaar'),
          ],
          [
            t('Reichweite messen', 'Mesure d’audience', 'Bezoek meten'),
            t('nur mit Zustimmung', 'avec votre accord', 'alleen met toestemming'),
            t('13 Monate', '13 mois', '13 maanden'),
          ],
          [
            t('Werbung', 'Publicité', 'Reclame'),
            t('nur mit Zustimmung', 'avec votre accord', 'alleen met toestemming'),
            t('90 Tage', '90 jours', '90 dagen'),
          ],
        ],
      ),
      prose(
        t(
          `## Ihre Wahl ändern

Am Fuß jeder Seite öffnet „Datenschutz-Einstellungen“ die Auswahl wieder. Was Sie dort ausschalten, wird sofort entfernt.`,
          `## Modifier votre choix

Au pied de chaque page, « Paramètres de confidentialité » rouvre la sélection. Ce que vous désactivez est supprimé
aussitôt.`,
          `## Uw keuze wijzigen

Onder aan elke pagina opent u met ‘Privacyinstellingen’ de keuze opnieuw. Wat u uitzet, wordt meteen verwijderd.`,
        ),
      ),
    ],
  }
}
