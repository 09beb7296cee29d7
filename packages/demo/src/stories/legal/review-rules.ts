import type { MarketFacts } from '../market-facts.ts'

type Facts = Pick<MarketFacts, 'say'>

/**
 * What may be written in reviews, who looks at them and what follows from a report: the rules that the decision mails
 * refer to.
 *
 * @see eu-duties C-33, C-48; Regulation (EU) 2022/2065 art. 14
 */
export function germanReviewRules({ say }: Facts): string {
  return `Bewertungen schreiben Kundinnen und Kunden, eine je Artikel. Nicht erlaubt sind rechtswidrige Inhalte, Beleidigungen,
Drohungen und Hass, persönliche Angaben über andere, Werbung, gefälschte oder bezahlte Bewertungen und was nichts mit dem
Artikel zu tun hat. Vor der Veröffentlichung liest jede Bewertung ein Mensch; automatische Mittel entscheiden nichts. Lob und
Kritik behandeln wir gleich.

Jede Bewertung ${say('können Sie', 'kannst du')} mit „Bewertung melden“ melden, ohne Konto. Wir bestätigen den Eingang, prüfen sorgfältig und ohne
unnötig zu warten und teilen die Entscheidung mit ihrem Grund mit. Wer eine Bewertung geschrieben hat, die wir nicht zeigen oder
entfernen, erfährt den Grund per E-Mail. Wer eine Entscheidung falsch findet, antwortet auf diese E-Mail: Dann sehen wir kostenlos
noch einmal nach. Der Weg zu den Gerichten bleibt offen.`
}

export function frenchReviewRules(): string {
  return `Les avis sont écrits par des clientes et des clients, un par article. Sont interdits les contenus illicites, les insultes, les
menaces et la haine, les informations personnelles sur autrui, la publicité, les avis faux ou rémunérés et ce qui est sans rapport
avec l’article. Une personne lit chaque avis avant sa publication ; aucun moyen automatisé ne décide. Éloges et critiques sont
traités de la même façon.

Vous pouvez signaler chaque avis avec « Signaler l’avis », sans compte. Nous confirmons la réception, examinons le signalement avec
soin et sans attendre inutilement, et communiquons la décision et son motif. L’auteur d’un avis que nous n’affichons pas ou que nous
retirons en reçoit le motif par e-mail. En cas de désaccord, il suffit de répondre à cet e-mail : nous réexaminons alors la décision
gratuitement. Le recours aux tribunaux reste ouvert.`
}

export function dutchReviewRules({ say }: Facts): string {
  return `Beoordelingen worden geschreven door klanten, één per artikel. Niet toegestaan zijn illegale inhoud, beledigingen, bedreigingen en
haat, persoonlijke gegevens over anderen, reclame, valse of betaalde beoordelingen en wat niets met het artikel te maken heeft. Elke
beoordeling wordt vóór publicatie door een mens gelezen; geautomatiseerde middelen beslissen niets. Lof en kritiek behandelen wij
gelijk.

${say('U kunt', 'Je kunt')} elke beoordeling melden met ‘Beoordeling melden’, zonder account. Wij bevestigen de ontvangst, bekijken de melding
zorgvuldig en zonder onnodig te wachten en delen de beslissing met de reden mee. Wie een beoordeling schreef die wij niet tonen of
verwijderen, krijgt de reden per e-mail. Niet mee eens? Een antwoord op die e-mail volstaat: dan kijken wij er kosteloos nog eens
naar. De weg naar de rechter blijft open.`
}
