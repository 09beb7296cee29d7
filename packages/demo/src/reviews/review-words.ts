import type { Language } from '@shop/domain/market/markets'

/** How satisfied a reviewer is: five and four stars, three, two and one. */
export type Mood = 'happy' | 'undecided' | 'unhappy'

/** What reviews are made of: a title, then three sentences in a row. `{name}` is the product, `{colour}` its colour. */
export type ReviewWords = Record<
  Mood,
  { titles: string[]; openings: string[]; details: string[]; endings: string[] }
>

export const NICKNAMES: Record<Language, string[]> = {
  de: [
    'Maren',
    'Tobias K.',
    'Familie Brandt',
    'Jule',
    'Herr M.',
    'Katrin S.',
    'Sven',
    'Lea aus Ulm',
    'Petra',
    'Hannes',
    'Nina',
    'B. Vogt',
    'Mira',
    'Oma Inge',
    'Jonas',
    'Silke R.',
    'Elif',
    'Uwe',
    'Franzi',
    'Dani',
  ],
  fr: [
    'Camille',
    'Léa B.',
    'Antoine',
    'Mme Roux',
    'Chloé',
    'Julien',
    'Sophie',
    'Nathalie G.',
    'Marc',
    'Inès',
  ],
  nl: ['Sanne', 'Joris', 'Familie De Wit', 'Anouk', 'Pieter', 'Lotte V.', 'Bram', 'Marieke'],
}

export const REVIEW_WORDS: Record<Language, ReviewWords> = {
  de: {
    happy: {
      titles: [
        'Rundum zufrieden',
        'Schöner als auf dem Bild',
        'Gerne wieder',
        'Genau das Richtige',
        'Sehr gute Qualität',
        '',
        'Klare Empfehlung',
        'Unser Lieblingsstück',
      ],
      openings: [
        'Wir haben lange gesucht und sind sehr froh über {name}.',
        'Schon beim Auspacken ein guter Eindruck.',
        'Alles wie beschrieben, nichts zu beanstanden.',
        'Zuerst war ich skeptisch, jetzt möchte ich nicht mehr tauschen.',
        'Als Geschenk gekauft und gleich noch einmal für uns selbst.',
        'Nach vier Wochen im Alltag sind wir immer noch begeistert.',
        'Das Warten hat sich gelohnt.',
      ],
      details: [
        'Die Farbe {colour} wirkt in echt etwas wärmer als auf dem Foto.',
        'Alles ist sauber verarbeitet, keine einzige scharfe Kante.',
        'Es fühlt sich wertig an und passt zu dem, was wir schon haben.',
        'Geliefert wurde einen Tag früher als angekündigt, gut verpackt.',
        'Der Geruch nach dem Auspacken war nach einem Tag weg.',
        'Die Maße stimmen auf den Zentimeter.',
        'Auch die Verpackung kam ohne Plastik aus.',
      ],
      endings: [
        'Würden wir wieder kaufen.',
        'Fünf Sterne von der ganzen Familie.',
        'Der Preis ist nicht klein, aber in Ordnung.',
        'Besuch fragt regelmäßig danach.',
        'Danke auch an den freundlichen Service am Telefon.',
        'Mehr gibt es nicht zu sagen.',
      ],
    },
    undecided: {
      titles: ['Ganz in Ordnung', 'Gut, aber nicht perfekt', '', 'Durchwachsen', 'Mehr erwartet'],
      openings: [
        '{name} ist ordentlich, aber nicht ganz das, was wir uns vorgestellt hatten.',
        'An sich ein schönes Stück.',
        'Auf den ersten Blick gut, im Alltag mit kleinen Schwächen.',
        'Hübsch anzusehen, das muss man sagen.',
      ],
      details: [
        'Die Farbe {colour} ist deutlich dunkler als auf dem Bild.',
        'Eine Naht war nicht ganz gerade, das fällt aber kaum auf.',
        'Die Anleitung hätte ein paar Worte mehr vertragen.',
        'Geliefert wurde erst drei Tage nach dem genannten Termin.',
        'Für unser Zimmer ist es etwas zu groß, das lag aber an uns.',
      ],
      endings: [
        'Behalten haben wir es trotzdem.',
        'Für den Preis geht es in Ordnung.',
        'Beim nächsten Mal würde ich vorher in die Filiale gehen.',
        'Drei Sterne, weil der Service freundlich geholfen hat.',
      ],
    },
    unhappy: {
      titles: ['Leider enttäuscht', 'Nicht unser Fall', 'Zurückgeschickt', ''],
      openings: [
        'Leider hat uns {name} nicht überzeugt.',
        'Wir hatten uns mehr versprochen.',
        'Nach kurzer Zeit war die Freude vorbei.',
      ],
      details: [
        'Schon beim Auspacken war eine Ecke beschädigt.',
        'Die Farbe {colour} hat mit dem Foto wenig zu tun.',
        'Nach zwei Wochen sieht man deutliche Gebrauchsspuren.',
        'Das Material fühlt sich dünner an, als es auf den Bildern aussieht.',
        'Der Geruch ist auch nach Tagen nicht verflogen.',
      ],
      endings: [
        'Die Rücksendung ging dafür schnell und ohne Rückfragen.',
        'Das Geld war nach einer Woche wieder da.',
        'Schade, das Aussehen hätte gepasst.',
        'Für diesen Preis erwarte ich mehr.',
      ],
    },
  },
  fr: {
    happy: {
      titles: ['Très bon achat', 'Conforme à la photo', 'Je recommande', '', 'Belle qualité'],
      openings: [
        'Nous cherchions depuis longtemps et {name} nous plaît beaucoup.',
        'Très bonne impression dès le déballage.',
        'Tout correspond à la description.',
        'Offert en cadeau, et c’était une réussite.',
      ],
      details: [
        'La couleur est un peu plus chaude en vrai que sur la photo.',
        'Les finitions sont soignées, rien ne dépasse.',
        'Livré avec un jour d’avance et bien emballé.',
        'Les dimensions sont exactes.',
      ],
      endings: ['Je rachèterais sans hésiter.', 'Le prix est justifié.', 'Toute la famille est conquise.'],
    },
    undecided: {
      titles: ['Correct', '', 'Bien, sans plus'],
      openings: [
        '{name} est correct, mais pas tout à fait ce que nous imaginions.',
        'Joli, avec quelques petits défauts.',
      ],
      details: [
        'La couleur est plus foncée que sur la photo.',
        'La livraison a pris trois jours de plus que prévu.',
        'La notice pourrait être plus claire.',
      ],
      endings: ['Nous l’avons gardé quand même.', 'Pour ce prix, c’est acceptable.'],
    },
    unhappy: {
      titles: ['Déçue', 'Renvoyé', ''],
      openings: ['Malheureusement, {name} ne nous a pas convaincus.', 'Nous attendions mieux.'],
      details: ['Un coin était abîmé à l’arrivée.', 'La matière paraît plus fine que sur les photos.'],
      endings: ['Le retour, lui, s’est fait rapidement.', 'À ce prix, c’est dommage.'],
    },
  },
  nl: {
    happy: {
      titles: ['Heel tevreden', 'Mooier dan op de foto', 'Aanrader', ''],
      openings: [
        'Lang gezocht en heel blij met {name}.',
        'Bij het uitpakken meteen een goede indruk.',
        'Precies zoals beschreven.',
        'Cadeau gedaan, en het was een succes.',
      ],
      details: [
        'De kleur is in het echt iets warmer dan op de foto.',
        'Netjes afgewerkt, nergens een scherp randje.',
        'Een dag eerder geleverd en goed ingepakt.',
        'De maten kloppen precies.',
      ],
      endings: ['We zouden het zo weer kopen.', 'De prijs is het waard.', 'Het hele gezin is er blij mee.'],
    },
    undecided: {
      titles: ['Prima', '', 'Goed, maar niet perfect'],
      openings: [
        '{name} is prima, maar niet helemaal wat we ons hadden voorgesteld.',
        'Mooi om te zien, met een paar kleine minpunten.',
      ],
      details: [
        'De kleur is donkerder dan op de foto.',
        'De levering duurde drie dagen langer dan beloofd.',
        'De handleiding mag wat duidelijker.',
      ],
      endings: ['We hebben het toch gehouden.', 'Voor deze prijs is het in orde.'],
    },
    unhappy: {
      titles: ['Helaas teleurgesteld', 'Teruggestuurd', ''],
      openings: ['Helaas kon {name} ons niet overtuigen.', 'We hadden er meer van verwacht.'],
      details: [
        'Bij aankomst was een hoek beschadigd.',
        'Het materiaal voelt dunner dan het op de foto’s lijkt.',
      ],
      endings: ['Terugsturen ging wel snel.', 'Voor deze prijs verwacht ik meer.'],
    },
  },
}
