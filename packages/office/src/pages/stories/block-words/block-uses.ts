import type { OwnLanguage } from './kinds-in-words.ts'

/** What a block is for, by its name: the German is that of its guide, which `scripts/office/block-words.test.ts` compares. */
export const BLOCK_USES: Readonly<Record<string, Readonly<Record<OwnLanguage, string>>>> = {
  accordion: {
    de: 'Teile, die sich untereinander aufklappen lassen.',
    en: 'Parts that open one below the other.',
  },
  age_finder: {
    de: 'Eine Frage und die Alter dazu; jedes führt zu dem, was passt.',
    en: 'A question with the ages it asks about; each leads to what fits.',
  },
  anchor: {
    de: 'Eine Stelle der Seite, zu der Links führen.',
    en: 'A place on the page that links lead to.',
  },
  author: {
    de: 'Wer den Text geschrieben hat und warum.',
    en: 'Who wrote the text, and why them.',
  },
  before_after: {
    de: 'Zwei Bilder derselben Stelle mit einer Kante, die sich verschieben lässt.',
    en: 'Two pictures of the same place, with an edge that can be moved.',
  },
  brand_link: {
    de: 'Der Weg zu einer Marke, mit ihrem Zeichen oder ihrem Namen.',
    en: 'The way to a brand, with its logo or its name.',
  },
  brand_list: {
    de: 'Alle Marken unter ihren Buchstaben.',
    en: 'All brands below their letters.',
  },
  button_group: {
    de: 'Wenige Schritte zur Auswahl; der erste ist der gemeinte.',
    en: 'A few steps to choose from; the first is the one that is meant.',
  },
  button: {
    de: 'Ein Schritt, um den die Seite bittet.',
    en: 'A step that the page asks for.',
  },
  campaign_banner: {
    de: 'Eine Aktion, dort und so lange sie gilt, mit ihren Bedingungen.',
    en: 'A promotion, where and as long as it applies, with its conditions.',
  },
  category_bubbles: {
    de: 'Kategorien als runde Bilder; auf dem Telefon lassen sie sich wischen.',
    en: 'Categories as round pictures; a phone swipes through them.',
  },
  category_teaser: {
    de: 'Eine Kategorie mit ihrer Szene und den Wegen zu ihren Teilen.',
    en: 'A category with its scene and the ways to its parts.',
  },
  checklist_teaser: {
    de: 'Die ersten Punkte einer Liste und der Weg zur ganzen.',
    en: 'The first points of a list and the way to all of it.',
  },
  columns: {
    de: 'Andere Bausteine nebeneinander, auf dem Telefon untereinander.',
    en: 'Other blocks side by side, on a phone one below the other.',
  },
  contact: {
    de: 'Telefon, E-Mail und Anschrift aus den Daten des Shops.',
    en: 'Telephone, e-mail and address, from the data of the shop.',
  },
  countdown: {
    de: 'Etwas endet, und wann. Ohne Skripte sagen es Tag und Uhrzeit.',
    en: 'Something ends, and when. Without scripts, day and time say so.',
  },
  divider: {
    de: 'Das Ende eines Gedankens, bevor der nächste beginnt.',
    en: 'The end of a thought before the next one begins.',
  },
  download_list: {
    de: 'Dateien zum Mitnehmen, jede mit Art und Größe.',
    en: 'Files to take along, each with its kind and size.',
  },
  embed: {
    de: 'Ein Film, eine Karte oder ein Beitrag eines anderen Dienstes; geladen wird erst nach Zustimmung.',
    en: 'A film, a map or a post of another service; it is loaded only after consent.',
  },
  faq: {
    de: 'Fragen und Antworten, die auch Suchmaschinen als solche erkennen.',
    en: 'Questions and answers that search engines recognise as such.',
  },
  footer_column: {
    de: 'Eine Spalte am Ende jeder Seite, nur auf der Seite „fusszeile“. Was das Gesetz verlangt, steht von selbst in jeder Fußzeile.',
    en: 'A column at the end of every page, on the page “fusszeile” alone. What the law wants is in every footer by itself.',
  },
  form: {
    de: 'Ein Formular, dessen Antworten an den Kundenservice gehen.',
    en: 'A form whose answers go to customer service.',
  },
  gallery: {
    de: 'Mehrere Bilder einer Sache; jedes öffnet sich groß.',
    en: 'Several pictures of one thing; each opens large.',
  },
  grid: {
    de: 'Gleiche Teile nebeneinander, so viele wie der Bildschirm trägt.',
    en: 'Equal parts side by side, as many as the screen holds.',
  },
  guide_article: {
    de: 'Titel, Vorspann, Autor, Datum und Lesezeit.',
    en: 'Title, introduction, author, date and reading time.',
  },
  guide_teaser_list: {
    de: 'Die neuesten Artikel des Ratgebers.',
    en: 'The newest articles of the guide.',
  },
  guide_teasers: {
    de: 'Von Hand ausgesuchte Artikel des Ratgebers, jeder mit Bild und einem Satz.',
    en: 'Articles of the guide chosen by hand, each with a picture and a sentence.',
  },
  headline: {
    de: 'Öffnet einen Abschnitt oder die ganze Seite.',
    en: 'Opens a section, or the whole page.',
  },
  hero_banner: {
    de: 'Die Szene, mit der eine Seite beginnt.',
    en: 'The scene that a page begins with.',
  },
  hotspot_image: {
    de: 'Eine Szene, deren Dinge sagen, was sie sind.',
    en: 'A scene whose things say what they are.',
  },
  icon_list: {
    de: 'Gründe oder Schritte, jeder mit Zeichen, Zeile und Satz.',
    en: 'Reasons or steps, each with an icon, a line and a sentence.',
  },
  image_banner: {
    de: 'Ein breites Bild mit einer Tafel voller Worte darauf.',
    en: 'A wide picture with a panel of words on it.',
  },
  image: {
    de: 'Ein Bild mit dem, was dazu zu sagen ist.',
    en: 'A picture with what there is to say about it.',
  },
  last_seen: {
    de: 'Was in diesem Browser angesehen wurde.',
    en: 'What was looked at in this browser.',
  },
  legal_text: {
    de: 'Bedingungen, Datenschutz und Ähnliches: gut zu lesen, zu drucken und zu verlinken, ohne HTML.',
    en: 'Terms, privacy and the like: good to read, print and link to, without HTML.',
  },
  list: {
    de: 'Kurze Punkte untereinander.',
    en: 'Short points one below the other.',
  },
  listing: {
    de: 'Die ersten Artikel einer Kategorie und der Weg zu allen. Ohne Kategorie: der Platz der Artikel auf einer Kategorieseite.',
    en: 'The first products of a category and the way to all of them. Without a category: the place of the products on a category page.',
  },
  lookbook_tile: {
    de: 'Ein Zimmer mitten unter den Artikeln einer Kategorie, so breit wie zwei von ihnen. Auf der ersten Seite, wenn genug Artikel davor stehen.',
    en: 'A room among the products of a category, as wide as two of them. On the first page, where enough products stand before it.',
  },
  modal: {
    de: 'Ein Knopf und Blöcke, die in einem Dialog warten.',
    en: 'A button, and blocks that wait in a dialog.',
  },
  navigation_teaser: {
    de: 'Ein Bild neben den Einträgen des Menüs.',
    en: 'A picture beside the entries of the menu.',
  },
  newsletter_teaser: {
    de: 'Eine Einladung zum Newsletter mit dem Formular des Shops.',
    en: 'An invitation to the newsletter, with the form of the shop.',
  },
  overlay_trigger: {
    de: 'Öffnet einen Dialog, den der Shop schon hat.',
    en: 'Opens a dialog that the shop has already.',
  },
  page: {
    de: 'Eine ganze Seite: ihr Inhalt, Baustein für Baustein.',
    en: 'A whole page: its content, block by block.',
  },
  payment_icons: {
    de: 'Womit man bezahlen kann, als schlichte Marken.',
    en: 'How one can pay, as plain marks.',
  },
  product_list: {
    de: 'Von Hand ausgesuchte Artikel als Karten.',
    en: 'Products chosen by hand, as cards.',
  },
  product_slider: {
    de: 'Artikel nebeneinander, ausgesucht oder aus einer Kategorie.',
    en: 'Products side by side, chosen by hand or from a category.',
  },
  product_tile: {
    de: 'Ein Artikel mit den Worten, die er verdient.',
    en: 'A product with the words that it deserves.',
  },
  usp_bar: {
    de: 'Wofür die Marke steht, in bis zu vier kurzen Versprechen.',
    en: 'What the brand stands for, in up to four short promises.',
  },
  quote: {
    de: 'Ein Satz, den jemand gesagt hat, groß genug zum Innehalten.',
    en: 'A sentence that somebody said, large enough to pause at.',
  },
  recommendation: {
    de: 'Artikel, die zu dem passen, was angesehen und gekauft wird. Ohne Treffer bleibt der Platz leer.',
    en: 'Products that go with what is looked at and bought. Where there are none, the place stays empty.',
  },
  related_articles: {
    de: 'Andere Artikel unter einem Artikel.',
    en: 'Other articles below an article.',
  },
  retail_store: {
    de: 'Eine Filiale mit Öffnungszeiten und Weg.',
    en: 'A store with its opening hours and the way there.',
  },
  rich_text: {
    de: 'Ein längerer Text mit Überschriften, Listen, Tabellen und Links.',
    en: 'A longer text with headlines, lists, tables and links.',
  },
  seals: {
    de: 'Wofür andere einstehen, mit dem, was es bedeutet. Von einer Garantie spricht kein Siegel: Dafür gibt es nur das Label am Artikel.',
    en: 'What others vouch for, with what it means. No seal speaks of a guarantee: for that there is the label at the product alone.',
  },
  service_bar: {
    de: 'Was der Shop verspricht, in einer Zeile über jeder Seite, nur auf der Seite „fusszeile“. Ein Telefon zeigt das erste Versprechen allein.',
    en: 'What the shop promises, in one line above every page, on the page “fusszeile” alone. A phone shows the first promise alone.',
  },
  shop_the_look: {
    de: 'Eine Szene mit Punkten und den Artikeln, die dort stehen.',
    en: 'A scene with points, and the products that stand there.',
  },
  sitemap_list: {
    de: 'Alle Kategorien und weitere Seiten.',
    en: 'All categories and further pages.',
  },
  slider: {
    de: 'Bausteine in einer Reihe, die sich mit Finger, Rad, Tastatur und Schaltflächen blättern lässt.',
    en: 'Blocks in a row, to be leafed through by finger, wheel, keyboard and buttons.',
  },
  social_links: {
    de: 'Wo man uns sonst noch folgen kann; von den Netzen wird nichts geladen.',
    en: 'Where else one can follow us; nothing is loaded from these networks.',
  },
  spacer: {
    de: 'Luft, wo der übliche Rhythmus nicht reicht.',
    en: 'Air, where the usual rhythm is not enough.',
  },
  store_finder: {
    de: 'Alle Filialen des Landes; die Postleitzahl stellt die nächste nach vorn. Daneben der Plan des Landes.',
    en: 'All stores of the country; a postcode puts the nearest first. Beside it the plan of the country.',
  },
  table_of_contents: {
    de: 'Die Überschriften der Seite als Wegweiser; es schreibt sich selbst.',
    en: 'The headlines of the page as signposts; it writes itself.',
  },
  table: {
    de: 'Maße und Vergleiche; auf schmalen Bildschirmen lässt sie sich schieben, die erste Spalte bleibt.',
    en: 'Measures and comparisons; narrow screens push it sideways, and its first column stays.',
  },
  tabs: {
    de: 'Mehrere Ansichten einer Sache, von denen eine zu sehen ist.',
    en: 'Several views of one thing, of which one is shown.',
  },
  teaser_grid: {
    de: 'Mehrere Szenen nebeneinander, ungleich oder in Spalten.',
    en: 'Several scenes side by side, unequal or in columns.',
  },
  teaser: {
    de: 'Ein Bild, das irgendwohin führt, mit einer Zeile über der Überschrift.',
    en: 'A picture that leads somewhere, with a line above its headline.',
  },
  image_text: {
    de: 'Ein Bild und was es dazu zu sagen gibt, nebeneinander.',
    en: 'A picture and what there is to say about it, side by side.',
  },
  text: {
    de: 'Ein paar Sätze ohne Auszeichnung.',
    en: 'A few sentences without formatting.',
  },
  tile: {
    de: 'Eine kleine Fläche, die als Ganzes ein Link ist.',
    en: 'A small area that is a link as a whole.',
  },
  video: {
    de: 'Ein Film vom eigenen Host mit Untertiteln, oder von einem Dienst nach Zustimmung. Nichts startet von selbst.',
    en: 'A film from our own host with subtitles, or from a service after consent. Nothing starts by itself.',
  },
  voucher_teaser: {
    de: 'Ein Code zum Kopieren oder Mitnehmen.',
    en: 'A code to copy or take along.',
  },
}
