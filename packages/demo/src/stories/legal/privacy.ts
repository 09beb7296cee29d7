import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { type MarketFacts, perMarket } from '../market-facts.ts'
import { block } from '../story-blocks.ts'
import { legalText } from '../story-frames.ts'
import { prose, type StoryPage } from '../story-parts.ts'
import { voiceOf } from '../voice.ts'
import { consentWords } from './consent-words.ts'

/** What is stored about whom, why and for how long. @see eu-duties C-27 to C-32 */
export function privacy(brand: Brand): StoryPage {
  const say = voiceOf(brand)
  const title = t('Datenschutz', 'Protection des données', 'Privacy')
  return {
    slug: 'datenschutz',
    title,
    description: t(
      `Was wir von ${say('Ihnen', 'dir')} speichern, wozu, wie lange, und welche Rechte ${say('Sie haben', 'du hast')}.`,
      `Ce que nous conservons, pourquoi, combien de temps, et quels sont ${say('vos', 'tes')} droits.`,
      `Wat wij van ${say('u', 'je')} bewaren, waarom, hoelang, en welke rechten ${say('u heeft', 'je hebt')}.`,
    ),
    body: [
      legalText(
        perMarket(brand, (facts) => t(german(facts), french(facts), dutch(facts))),
        '2026-11-22',
      ),
    ],
  }
}

function german({ entity, address, country, say, hasVoucherPartner }: MarketFacts): string {
  const authority = {
    DE: `die ${say('Datenschutzbehörde Ihres', 'Datenschutzbehörde deines')} Bundeslandes`,
    AT: 'die Österreichische Datenschutzbehörde in Wien',
    CH: 'der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte in Bern',
  }
  return `## Verantwortlich

${address}. Fragen beantworten wir unter [${entity.email}](${entity.email}).

## Was wir speichern, und wozu

- **Bestellung**: Name, Anschrift, E-Mail und ${say('was Sie gekauft haben', 'was du gekauft hast')}. Ohne diese Angaben können wir nicht liefern (Art. 6 Abs. 1 b DSGVO)
- **Kundenkonto**: dasselbe, ${say('bis Sie es löschen. Bestellen können Sie', 'bis du es löschst. Bestellen kannst du')} immer auch als Gast
- **Warenkorb und Wunschliste**: eine zufällige Kennung in einem notwendigen Cookie
- **Newsletter**: ${say('Ihre E-Mail-Adresse, nachdem Sie sie bestätigt haben', 'deine E-Mail-Adresse, nachdem du sie bestätigt hast')}, samt Zeitpunkt der Bestätigung
- **Statistik und Werbung**: nichts, ${say('solange Sie nicht zugestimmt haben', 'solange du nicht zugestimmt hast')}. Mehr unter [Cookies](/cookies/)

## ${say('Wer Ihre', 'Wer deine')} Daten bekommt

Paketdienst und Spedition erhalten die Lieferanschrift, der Zahlungsdienst den Betrag ${say('und Ihre Zahlungsdaten', 'und deine Zahlungsdaten')}. Wir verkaufen
keine Daten.${
    hasVoucherPartner
      ? `

${say('Haben Sie', 'Hast du')} Werbung erlaubt, bietet die Sovendus GmbH, Hermann-Veit-Str. 6, 76135 Karlsruhe, nach dem Kauf Gutscheine anderer Shops an.
Sie erfährt dafür Bestellnummer, Bestellwert mit Währung, einen eingelösten Code und ${say('Ihre', 'deine')} IP-Adresse, aber weder Namen noch
Anschrift noch E-Mail-Adresse (Art. 6 Abs. 1 a DSGVO). Die IP-Adresse behält sie in der Regel sieben Tage, das Übrige bis zur Abrechnung.`
      : ''
  }

## Wie lange

Rechnungen heben wir so lange auf, wie es das Steuerrecht verlangt, in dieser Zeit für alles andere gesperrt. Nachrichten
löschen wir nach zwei Jahren, alles Übrige, sobald es nicht mehr gebraucht wird.

## ${say('Ihre Rechte', 'Deine Rechte')}

${say('Sie können Auskunft', 'Du kannst Auskunft')}, Berichtigung, Löschung und eine ${say('Kopie Ihrer', 'Kopie deiner')} Daten verlangen, eine Einwilligung jederzeit widerrufen und
der Verarbeitung widersprechen. Eine Kopie ${say('laden Sie selbst', 'lädst du selbst')} unter [Meine Daten](/konto/meine-daten/). Beschweren ${say('können Sie sich bei', 'kannst du dich bei')} jeder Aufsichtsbehörde; ${say('für Sie zuständig', 'für dich zuständig')} ist ${country === 'AT' || country === 'CH' ? authority[country] : authority.DE}.`
}

function french({ entity, address, country, say, hasVoucherPartner }: MarketFacts): string {
  const authority = {
    FR: 'la CNIL, 3 place de Fontenoy, 75007 Paris',
    BE: 'l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles',
    CH: 'le Préposé fédéral à la protection des données et à la transparence, à Berne',
  }
  return `## Responsable du traitement

${address}. Nous répondons ${say('à vos questions', 'à tes questions')} à l’adresse [${entity.email}](${entity.email}).

## Ce que nous conservons, et pourquoi

- **Commande** : nom, adresse, e-mail et articles achetés. Sans eux, nous ne pouvons pas livrer (art. 6, par. 1, b du RGPD)
- **Espace client** : les mêmes données, jusqu’à ce ${say('que vous le supprimiez. Vous pouvez toujours', 'que tu le supprimes. Tu peux toujours')} commander sans compte
- **Panier et liste d’envies** : un identifiant aléatoire dans un cookie nécessaire
- **Newsletter** : ${say('votre adresse', 'ton adresse')} e-mail, une fois confirmée, et la date de cette confirmation
- **Statistiques et publicité** : rien ${say('sans votre', 'sans ton')} accord. Plus de détails sous [Cookies](/cookies/)

## ${say('Qui reçoit vos', 'Qui reçoit tes')} données

Le transporteur reçoit l’adresse de livraison ; le prestataire de paiement, le montant ${say('et vos données', 'et tes données')} de paiement. Nous ne
vendons aucune donnée.${
    hasVoucherPartner
      ? `

${say('Si vous avez', 'Si tu as')} autorisé la publicité, Sovendus GmbH, Hermann-Veit-Str. 6, 76135 Karlsruhe (Allemagne), propose après l’achat des bons
d’autres boutiques. Cette société apprend pour cela le numéro et le montant de la commande avec sa devise, le code utilisé et
${say('votre', 'ton')} adresse IP, mais ni nom, ni adresse postale, ni adresse e-mail (art. 6, par. 1, a du RGPD). Elle garde en général l’adresse
IP sept jours, le reste jusqu’au décompte.`
      : ''
  }

## Combien de temps

Nous gardons les factures aussi longtemps que le droit fiscal l’exige, bloquées pour tout autre usage. Les messages sont
effacés au bout de deux ans, le reste dès qu’il n’est plus utile.

## ${say('Vos droits', 'Tes droits')}

${say('Vous pouvez demander', 'Tu peux demander')} l’accès, la rectification, l’effacement et une ${say('copie de vos', 'copie de tes')} données, retirer un accord à tout moment et
${say('vous opposer', 't’opposer')} au traitement. ${say('Téléchargez vous-même', 'Télécharge toi-même')} une copie sous [Mes données](/konto/meine-daten/). ${say('Vous pouvez saisir', 'Tu peux saisir')}
l’autorité de contrôle : ${country === 'BE' || country === 'CH' ? authority[country] : authority.FR}.`
}

function dutch({ entity, address, country, say, hasVoucherPartner }: MarketFacts): string {
  const authority =
    country === 'BE'
      ? 'de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel'
      : 'de Autoriteit Persoonsgegevens in Den Haag'
  return `## Wie verantwoordelijk is

${address}. Vragen beantwoorden wij via [${entity.email}](${entity.email}).

## Wat wij bewaren, en waarom

- **Bestelling**: naam, adres, e-mailadres en ${say('wat u heeft gekocht', 'wat je hebt gekocht')}. Zonder die gegevens kunnen wij niet leveren (art. 6 lid 1 b AVG)
- **Account**: dezelfde gegevens, ${say('tot u het', 'tot je het')} account opheft. Bestellen kan altijd ook zonder account
- **Winkelmandje en verlanglijst**: een willekeurig kenmerk in een noodzakelijke cookie
- **Nieuwsbrief**: ${say('uw e-mailadres nadat u het heeft bevestigd', 'je e-mailadres nadat je het hebt bevestigd')}, met het moment van bevestiging
- **Statistiek en reclame**: niets, ${say('zolang u geen toestemming heeft gegeven. Meer leest u', 'zolang je geen toestemming hebt gegeven. Meer lees je')} onder [Cookies](/cookies/)

## ${say('Wie uw', 'Wie je')} gegevens krijgt

De bezorgdienst krijgt het afleveradres, de betaaldienst het bedrag ${say('en uw betaalgegevens', 'en je betaalgegevens')}. Wij verkopen geen gegevens.${
    hasVoucherPartner
      ? `

${say('Heeft u', 'Heb je')} reclame toegestaan, dan biedt Sovendus GmbH, Hermann-Veit-Str. 6, 76135 Karlsruhe (Duitsland), na de aankoop kortingsbonnen
van andere winkels aan. Dat bedrijf krijgt daarvoor bestelnummer, bestelwaarde met valuta, een ingewisselde code en ${say('uw', 'je')}
IP-adres, maar geen naam, geen adres en geen e-mailadres (art. 6 lid 1 a AVG). Het bewaart het IP-adres doorgaans zeven dagen, de
rest tot de afrekening.`
      : ''
  }

## Hoe lang

Facturen bewaren wij zolang de belastingwet dat vereist, afgeschermd voor ander gebruik. Berichten wissen wij na twee jaar,
al het andere zodra het niet meer nodig is.

## ${say('Uw rechten', 'Je rechten')}

${say('U kunt inzage', 'Je kunt inzage')}, correctie, verwijdering en een ${say('kopie van uw', 'kopie van je')} gegevens vragen, een toestemming altijd intrekken en bezwaar
maken. Een kopie ${say('downloadt u zelf', 'download je zelf')} onder [Mijn gegevens](/konto/meine-daten/). Een klacht ${say('kunt u indienen', 'kun je indienen')} bij ${authority}.`
}

/** Which cookies the shop sets, with their names and ages. @see eu-duties C-27, C-28 */
export function cookies(brand: Brand): StoryPage {
  const say = voiceOf(brand)
  const title = t('Cookies', 'Cookies', 'Cookies')
  return {
    slug: 'cookies',
    title,
    description: t(
      `Welche Cookies dieser Shop setzt, welche davon notwendig sind und wie ${say('Sie Ihre Wahl ändern', 'du deine Wahl änderst')}.`,
      `Quels cookies ce site dépose, lesquels sont nécessaires, et comment modifier ${say('votre', 'ton')} choix.`,
      `Welke cookies deze winkel plaatst, welke nodig zijn en hoe ${say('u uw', 'je je')} keuze wijzigt.`,
    ),
    fields: consentWords(),
    body: [
      prose(
        t(
          `Notwendige Cookies ${say('halten Ihren', 'halten deinen')} Warenkorb zusammen und ${say('merken sich Ihre', 'merken sich deine')} Anmeldung. Alles andere bleibt aus, ${say('bis Sie zustimmen', 'bis du zustimmst')}, und Ablehnen ist so leicht wie Zustimmen. ${say('Wenn Ihr', 'Wenn dein')} Browser „Global Privacy Control“ sendet, gilt das als
Ablehnung.`,
          `Les cookies nécessaires ${say('gardent votre panier et votre', 'gardent ton panier et ta')} connexion. Tout le reste demeure inactif ${say('tant que vous n’avez', 'tant que tu n’as')} pas
accepté, et refuser est aussi simple qu’accepter. ${say('Si votre', 'Si ton')} navigateur envoie le signal « Global Privacy Control », nous le
comprenons comme un refus.`,
          `Noodzakelijke cookies ${say('houden uw', 'houden je')} winkelmandje bij elkaar en onthouden ${say('dat u bent', 'dat je bent')} ingelogd. Al het andere blijft uit ${say('tot u toestemt', 'tot je toestemt')}, en weigeren is net zo makkelijk als accepteren. ${say('Stuurt uw', 'Stuurt je')} browser ‘Global Privacy Control’, dan geldt dat als
weigering.`,
        ),
      ),
      block('cookie_table', {}),
      prose(
        t(
          `${say('## Ihre Wahl', '## Deine Wahl')} ändern

Am Fuß jeder Seite öffnet „Datenschutz-Einstellungen“ die Auswahl wieder. ${say('Was Sie dort ausschalten', 'Was du dort ausschaltest')}, wird sofort entfernt.`,
          `${say('## Modifier votre', '## Modifier ton')} choix

Au pied de chaque page, « Paramètres de confidentialité » rouvre la sélection. ${say('Ce que vous désactivez', 'Ce que tu désactives')} est supprimé
aussitôt.`,
          `${say('## Uw keuze', '## Je keuze')} wijzigen

Onder aan elke pagina ${say('opent u met', 'open je met')} ‘Privacyinstellingen’ de keuze opnieuw. ${say('Wat u uitzet', 'Wat je uitzet')}, wordt meteen verwijderd.`,
        ),
      ),
    ],
  }
}
