import { SOURCE_NAMES } from '../writing/run/source-name.ts'

export const MOVE_IN_HELP = `Usage: pnpm move-in <shop> --from <source> [options] <files>

Moves another shop into this one. First it says what would happen, with every line that cannot be taken and why; then it
asks. The same files again change nothing; a later export changes what is not changed here since. docs/move-in has a page
with an example for each source.

  <shop>     a folder of apps; a name that is none is answered with those that are
  <files>    what the other shop has exported, several at once; what each one is, is seen from its first line

Options
  --from <source>           ${SOURCE_NAMES.join(', ')}
  --prices gross|net        whether its prices hold the tax; asked for where the source does not say it
  --language <language>     the language of its texts; the shop's first one
  --currency <currency>     of its prices; that of the shop's first country
  --countries <DE,AT>       countries that get its prices; all of the shop with that currency
  --compare-at drop|sale|rrp  what a struck price becomes: nothing, the price before a sale (only where it was asked
                            for in the last 30 days), or the maker's recommendation; drop
  --delivery-days <2-4>     how long a delivery takes; 2-4
  --uncounted <1000>        units of what the old shop sells without counting it; 1000, which are counted down from there
  --gone keep|withdraw      what becomes of products and variants of an earlier move that the files have no more: they stay
                            on sale, or are taken off it; keep
  --locales <de-de>         shops at whose addresses the old one stood, for redirects; the shop's first one
  --mapping <file>          which category an old one becomes, and who makes what; where there is no such file, one to
                            fill in is written
  --pictures <folder>       fetches pictures into the folder of SHOP_MEDIA; without it they are left out for now
  --report <file>           writes every line that is not taken into a table
  --yes                     goes on without asking
  --dry-run                 only says what would happen
  --help                    this text

Environment
  DATABASE_URL   a PostgreSQL server, instead of the embedded database in .data/<shop>/database. The embedded one serves
                 one process at a time: stop the shop first.

Exit codes
  0    everything can be taken, or was
  1    lines cannot be taken: they are listed, and the rest can, or was
  2    nothing was tried: the words were wrong, a file is none of the source's, the database cannot be used, or there is no
       shop to report on, which --yes begins
  130  stopped by Ctrl-C: what was through stays, and the same command goes on
`
