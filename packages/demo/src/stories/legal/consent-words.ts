import { t } from '../../words/localised.ts'
import { type Block, block, type Fields, richText, words } from '../story-blocks.ts'
import type { StoryText } from '../story-text.ts'
import type { Voice } from '../voice.ts'

/** What the consent banner says, as fields of the page that explains it. */
export function consentWords(say: Voice): Fields {
  return {
    ...words(
      'consent_title',
      t(
        say('Cookies: Sie entscheiden', 'Cookies? Du entscheidest.'),
        'Vos préférences en matière de cookies',
        say('Uw cookies, uw keuze', 'Jouw cookies, jouw keuze'),
      ),
    ),
    ...richText(
      'consent_text',
      t(
        `Notwendiges brauchen wir für Warenkorb und Bestellung. Für Messung, Werbung und Inhalte anderer fragen wir ${say('Sie', 'dich')}
vorher. ${say('Ihre Wahl können Sie', 'Deine Wahl kannst du')} jederzeit unten auf jeder Seite ändern; mehr dazu unter [Cookies](/cookies/).`,
        `Le nécessaire sert au panier et à la commande. Pour la mesure, la publicité et les contenus de tiers, nous vous demandons
d’abord. Vous pouvez modifier votre choix à tout moment en bas de chaque page ; plus de détails sous [Cookies](/cookies/).`,
        `Wat noodzakelijk is, hebben we nodig voor winkelmandje en bestelling. Voor metingen, reclame en inhoud van anderen
vragen we het ${say('u', 'je')} eerst. ${say('U kunt uw', 'Je kunt je')} keuze altijd onderaan elke pagina wijzigen; meer hierover onder [Cookies](/cookies/).`,
      ),
    ),
    consent_categories: CATEGORIES.map(([group, text]) => category(group, text)),
    consent_services: SERVICES.map(([name, text]) => service(name, text)),
  }
}

const CATEGORIES: readonly [group: string, text: StoryText][] = [
  [
    'necessary',
    t(
      'Ohne diese Cookies funktionieren Warenkorb und Bestellung nicht.',
      'Sans ces cookies, ni le panier ni la commande ne fonctionnent.',
      'Zonder deze cookies werken winkelmandje en bestelling niet.',
    ),
  ],
  [
    'quality',
    t(
      'Zeigt uns, wo der Shop hakt. Ohne Namen und Kennung, die Daten bleiben bei uns.',
      'Nous montre où la boutique coince. Sans nom ni identifiant, les données restent chez nous.',
      'Laat ons zien waar de webshop hapert. Zonder naam en kenmerk, de gegevens blijven bij ons.',
    ),
  ],
  [
    'analytics',
    t(
      'Welche Seiten gelesen werden und wo jemand nicht weiterkommt.',
      'Quelles pages sont lues, et où l’on reste bloqué.',
      'Welke pagina’s worden gelezen en waar iemand vastloopt.',
    ),
  ],
  [
    'marketing',
    t(
      'Werbung und Empfehlungen passend zu den Artikeln, die hier angesehen wurden.',
      'Publicité et recommandations en lien avec ce qui a été consulté.',
      'Reclame en aanbevelingen die passen bij wat is bekeken.',
    ),
  ],
  [
    'external',
    t(
      'Filme und Karten anderer Anbieter gleich laden, ohne jedes Mal zu fragen.',
      'Charger directement les vidéos et cartes d’autres fournisseurs, sans demander à chaque fois.',
      'Video’s en kaarten van anderen meteen laden, zonder elke keer te vragen.',
    ),
  ],
]

const SERVICES: readonly [name: string, text: StoryText][] = [
  [
    'metrics',
    t(
      'Wie schnell eine Seite da war, ohne Adresse und ohne Kennung; 90 Tage.',
      'En combien de temps une page est apparue, sans adresse ni identifiant ; 90 jours.',
      'Hoe snel een pagina er was, zonder adres en zonder kenmerk; 90 dagen.',
    ),
  ],
  [
    'errorReports',
    t(
      'Welche Stelle unseres Programms versagt hat, ohne Eingaben.',
      'Quel endroit de notre programme a échoué, sans aucune saisie.',
      'Welke plek in ons programma faalde, zonder wat is ingevuld.',
    ),
  ],
  [
    'econda',
    t(
      'Zählt Besuche und Wege durch den Shop.',
      'Compte les visites et les parcours.',
      'Telt bezoeken en routes door de webshop.',
    ),
  ],
  [
    'econdaStorage',
    t(
      'Erkennt einen Browser beim nächsten Besuch wieder; 13 Monate.',
      'Reconnaît un navigateur à la prochaine visite ; 13 mois.',
      'Herkent een browser bij het volgende bezoek; 13 maanden.',
    ),
  ],
  [
    'googleAnalytics',
    t(
      'Statistik über Besuche und Käufe.',
      'Statistiques des visites et des achats.',
      'Statistiek over bezoeken en aankopen.',
    ),
  ],
  [
    'googleAds',
    t(
      'Misst, ob Anzeigen zu Käufen führen; nach einem Kauf mit verschlüsselter E-Mail-Adresse.',
      'Mesure si les annonces mènent à des achats ; après un achat, avec une adresse e-mail chiffrée.',
      'Meet of advertenties tot aankopen leiden; na een aankoop met een versleuteld e-mailadres.',
    ),
  ],
  [
    'history',
    t(
      'Zeigt, was in diesem Tab zuletzt angesehen und gesucht wurde; bleibt im Browser, bis der Tab geschlossen wird.',
      'Montre ce qui a été vu et cherché en dernier dans cet onglet ; reste dans le navigateur jusqu’à sa fermeture.',
      'Toont wat in dit tabblad het laatst is bekeken en gezocht; blijft in de browser tot het tabblad dichtgaat.',
    ),
  ],
  [
    'campaignMemory',
    t(
      'Merkt sich ausgeblendete Aktionen auch für den nächsten Besuch; bleibt in diesem Browser.',
      'Retient les offres masquées pour la prochaine visite aussi ; reste dans ce navigateur.',
      'Onthoudt verborgen acties ook voor een volgend bezoek; blijft in deze browser.',
    ),
  ],
  [
    'voucherPartner',
    t(
      'Bietet nach dem Kauf Gutscheine anderer Shops an. Erfährt Bestellnummer, Bestellwert, eingelösten Code und IP-Adresse; behält die IP-Adresse in der Regel sieben Tage, das Übrige bis zur Abrechnung.',
      'Propose après l’achat des bons d’autres boutiques. Apprend le numéro et le montant de la commande, le code utilisé et l’adresse IP ; garde en général l’adresse IP sept jours, le reste jusqu’au décompte.',
      'Biedt na de aankoop kortingsbonnen van andere winkels aan. Krijgt bestelnummer, bestelwaarde, ingewisselde code en IP-adres; bewaart het IP-adres doorgaans zeven dagen, de rest tot de afrekening.',
    ),
  ],
  [
    'paybackStorage',
    t(
      'Merkt sich, woher der Besuch kam, damit Punkte ankommen.',
      'Retient d’où vient la visite, pour que les points soient crédités.',
      'Onthoudt waar het bezoek vandaan kwam, zodat punten aankomen.',
    ),
  ],
]

function category(group: string, text: StoryText): Block {
  return block('consent_category', { group, ...words('text', text) })
}

function service(name: string, text: StoryText): Block {
  return block('consent_service', { name, ...words('text', text) })
}
