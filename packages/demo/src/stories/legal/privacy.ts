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
      `Ce que nous conservons, pourquoi, combien de temps, et quels sont vos droits.`,
      `Wat wij van ${say('u', 'je')} bewaren, waarom, hoelang, en welke rechten ${say('u hebt', 'je hebt')}.`,
    ),
    body: [
      legalText(
        perMarket(brand, (facts) => t(german(facts), french(facts), dutch(facts))),
        '2026-11-26',
      ),
      block('processing', {}),
      prose(perMarket(brand, (facts) => t(germanRights(facts), frenchRights(facts), dutchRights(facts)))),
    ],
  }
}

function german({ entity, address, country, say, hasVoucherPartner }: MarketFacts): string {
  return `## Verantwortlich

${address}. Fragen zum Datenschutz beantwortet die dafür beauftragte Person unter [${entity.email}](${entity.email}).

## Wozu, worauf gestützt, an wen und wie lange

Was hier steht, folgt aus dem, was in diesem Shop eingerichtet ist. Wir verkaufen keine Daten. Für Statistik und Werbung wird nichts
gespeichert, ${say('solange Sie nicht zugestimmt haben', 'solange du nicht zugestimmt hast')}; was der Browser speichert, steht unter [Cookies](/cookies/).${
    hasVoucherPartner
      ? ` ${say('Haben Sie', 'Hast du')} Werbung erlaubt, bietet die Sovendus GmbH, Hermann-Veit-Str. 6, 76135 Karlsruhe, nach dem Kauf Gutscheine anderer Shops an.`
      : ''
  }

Wo hinter einem Empfänger ein Land steht, gehen Daten dorthin. ${
    country === 'CH'
      ? 'Die Staaten des EWR und das Vereinigte Königreich haben nach Anhang 1 der Datenschutzverordnung einen angemessenen Schutz; in die USA gehen Daten nach dem Data Privacy Framework beider Staaten oder mit Standardvertragsklauseln (Art. 16 DSG).'
      : 'Für das Vereinigte Königreich und die zertifizierten Unternehmen in den USA gilt ein Angemessenheitsbeschluss (Art. 45 DSGVO), sonst gelten Standardvertragsklauseln (Art. 46 DSGVO), von denen wir auf Anfrage eine Kopie schicken.'
  }`
}

function germanRights({ country, say }: MarketFacts): string {
  const authority = {
    DE: `die ${say('Datenschutzbehörde Ihres', 'Datenschutzbehörde deines')} Bundeslandes`,
    AT: 'die Österreichische Datenschutzbehörde in Wien',
    CH: 'der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte in Bern',
  }
  return `## ${say('Ihre Rechte', 'Deine Rechte')}

${say('Sie können Auskunft', 'Du kannst Auskunft')}, Berichtigung, Löschung, Einschränkung und eine ${say('Kopie Ihrer', 'Kopie deiner')} Daten verlangen, eine Einwilligung jederzeit für die Zukunft widerrufen und
einer Verarbeitung, die auf ${country === 'CH' ? 'überwiegendem' : 'berechtigtem'} Interesse beruht, jederzeit widersprechen. Eine Kopie ${say('laden Sie selbst', 'lädst du selbst')} unter [Meine Daten](/konto/meine-daten/), als Gast unter [Datenauskunft](/datenauskunft/). Beschweren ${say('können Sie sich bei', 'kannst du dich bei')} jeder Aufsichtsbehörde; ${say('für Sie zuständig', 'für dich zuständig')} ist ${country === 'AT' || country === 'CH' ? authority[country] : authority.DE}.`
}

function french({ entity, address, country, hasVoucherPartner }: MarketFacts): string {
  return `## Responsable du traitement

${address}. La personne chargée de la protection des données répond à vos questions à l’adresse [${entity.email}](${entity.email}).

## Pourquoi, sur quelle base, à qui et combien de temps

Ce qui suit découle de ce qui est en place dans cette boutique. Nous ne vendons aucune donnée. Rien n’est conservé pour les statistiques et
la publicité sans votre accord ; ce que conserve le navigateur figure sous [Cookies](/cookies/).${
    hasVoucherPartner
      ? ` Si vous avez autorisé la publicité, Sovendus GmbH, Hermann-Veit-Str. 6, 76135 Karlsruhe (Allemagne), propose après l’achat des bons d’autres boutiques.`
      : ''
  }

Lorsqu’un pays figure après un destinataire, des données y sont transmises. ${
    country === 'CH'
      ? 'Les États de l’EEE et le Royaume-Uni offrent un niveau de protection adéquat selon l’annexe 1 de l’ordonnance sur la protection des données ; vers les États-Unis, les données vont selon le Data Privacy Framework entre la Suisse et les États-Unis ou avec des clauses types (art. 16 LPD).'
      : 'Pour le Royaume-Uni et les entreprises certifiées aux États-Unis, il existe une décision d’adéquation (art. 45 RGPD), sinon des clauses contractuelles types (art. 46 RGPD) dont nous envoyons une copie sur demande.'
  }`
}

function frenchRights({ country }: MarketFacts): string {
  const authority = {
    FR: 'la CNIL, 3 place de Fontenoy, 75007 Paris',
    BE: 'l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles',
    CH: 'le Préposé fédéral à la protection des données et à la transparence, à Berne',
  }
  return `## Vos droits

Vous pouvez demander l’accès, la rectification, l’effacement, la limitation et une copie de vos données, retirer un consentement à tout moment pour l’avenir et
vous opposer à tout moment à un traitement fondé sur un intérêt ${country === 'CH' ? 'prépondérant' : 'légitime'}. Téléchargez vous-même une copie sous [Mes données](/konto/meine-daten/) ou, sans compte, sous [Accès aux données](/datenauskunft/). Vous pouvez saisir
l’autorité de contrôle : ${country === 'BE' || country === 'CH' ? authority[country] : authority.FR}.`
}

function dutch({ entity, address, say, hasVoucherPartner }: MarketFacts): string {
  return `## Wie verantwoordelijk is

${address}. De persoon die met gegevensbescherming is belast, beantwoordt vragen via [${entity.email}](${entity.email}).

## Waarvoor, op welke grond, aan wie en hoelang

Wat hier staat, volgt uit wat in deze webshop is ingesteld. Wij verkopen geen gegevens. Voor statistiek en reclame wordt niets bewaard
${say('zolang u geen toestemming hebt gegeven', 'zolang je geen toestemming hebt gegeven')}; wat de browser bewaart, staat onder [Cookies](/cookies/).${
    hasVoucherPartner
      ? ` ${say('Hebt u', 'Heb je')} reclame toegestaan, dan biedt Sovendus GmbH, Hermann-Veit-Str. 6, 76135 Karlsruhe (Duitsland), na de aankoop kortingsbonnen van andere winkels aan.`
      : ''
  }

Staat achter een ontvanger een land, dan gaan gegevens daarheen. Voor het Verenigd Koninkrijk en gecertificeerde bedrijven in de Verenigde Staten geldt een
adequaatheidsbesluit (art. 45 AVG), anders gelden modelcontractbepalingen (art. 46 AVG), waarvan wij op verzoek een kopie sturen.`
}

function dutchRights({ country, say }: MarketFacts): string {
  const authority =
    country === 'BE'
      ? 'de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel'
      : 'de Autoriteit Persoonsgegevens in Den Haag'
  return `## ${say('Uw rechten', 'Je rechten')}

${say('U kunt inzage', 'Je kunt inzage')}, correctie, verwijdering, beperking en een ${say('kopie van uw', 'kopie van je')} gegevens vragen, een toestemming altijd voor de toekomst intrekken en altijd bezwaar
maken tegen een verwerking op grond van gerechtvaardigd belang. Een kopie ${say('downloadt u zelf', 'download je zelf')} onder [Mijn gegevens](/konto/meine-daten/), zonder account onder [Inzage in gegevens](/datenauskunft/). Een klacht ${say('kunt u indienen', 'kun je indienen')} bij ${authority}.`
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
      `Quels cookies ce site dépose, lesquels sont nécessaires, et comment modifier votre choix.`,
      `Welke cookies deze webshop plaatst, welke nodig zijn en hoe ${say('u uw', 'je je')} keuze wijzigt.`,
    ),
    fields: consentWords(say),
    body: [
      prose(
        t(
          `Notwendige Cookies ${say('halten Ihren', 'halten deinen')} Warenkorb zusammen und ${say('merken sich Ihre', 'merken sich deine')} Anmeldung. Alles andere bleibt aus, ${say('bis Sie zustimmen', 'bis du zustimmst')}, und Ablehnen ist so leicht wie Zustimmen. ${say('Wenn Ihr', 'Wenn dein')} Browser „Global Privacy Control“ sendet, gilt das als
Ablehnung.`,
          `Les cookies nécessaires gardent votre panier et votre connexion. Tout le reste demeure inactif tant que vous n’avez pas
accepté, et refuser est aussi simple qu’accepter. Si votre navigateur envoie le signal « Global Privacy Control », nous le
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
          `## Modifier votre choix

Au pied de chaque page, « Paramètres de confidentialité » rouvre la sélection. Ce que vous désactivez est supprimé
aussitôt.`,
          `${say('## Uw keuze', '## Je keuze')} wijzigen

Onder aan elke pagina ${say('opent u met', 'open je met')} ‘Privacyinstellingen’ de keuze opnieuw. ${say('Wat u uitzet', 'Wat je uitzet')}, wordt meteen verwijderd.`,
        ),
      ),
    ],
  }
}
