import { Hono } from 'hono'
import { type AssembledShop, type AssemblyParts, assembleShop } from './assemble-shop.ts'
import { apiDoor } from './doors/api-door.ts'
import { assetDoor } from './doors/asset-door.ts'
import { buildDoor } from './doors/build-door.ts'
import { contentDoor } from './doors/content-door.ts'
import { failure } from './doors/failure.ts'
import { findableDoor } from './doors/findable-door.ts'
import { guaranteeDoor } from './doors/guarantee-door.ts'
import { healthDoor } from './doors/health-door.ts'
import { iconDoor } from './doors/icon-door.ts'
import { imageDoor } from './doors/image-door.ts'
import { mailDoor } from './doors/mail-door.ts'
import { pageDoor } from './doors/page-door.ts'
import { sandboxDoor } from './doors/sandbox-door.ts'
import { scriptDoor } from './doors/script-door.ts'
import { styleDoor } from './doors/style-door.ts'
import { ucpDoor } from './doors/ucp-door.ts'
import { withdrawalDoor } from './doors/withdrawal-door.ts'
import type { PageResponder } from './pages/page-responder.ts'
import type { Door, Env } from './replies.ts'

export type ShopApp = { app: Hono<Env>; pages: PageResponder }

type DoorRow = {
  door: (shop: AssembledShop) => Door
  /** First words of paths that are never pages; what is not found there is not found. */
  owns?: readonly string[]
}

/** Every door of the shop, in the order in which they are tried. */
const DOORS: readonly DoorRow[] = [
  { door: styleDoor },
  { door: assetDoor, owns: ['assets'] },
  { door: imageDoor, owns: ['i', 'media'] },
  { door: iconDoor },
  { door: guaranteeDoor, owns: ['guarantee'] },
  { door: apiDoor, owns: ['api', 'rum'] },
  { door: scriptDoor, owns: ['scripts'] },
  { door: withdrawalDoor },
  { door: contentDoor, owns: ['cdn', 'mapi', 'hooks'] },
  { door: sandboxDoor, owns: ['sandbox'] },
  { door: mailDoor },
  { door: healthDoor },
  { door: buildDoor, owns: ['builds'] },
  { door: ucpDoor, owns: ['ucp'] },
  { door: findableDoor },
]

/** The shop as one application; what no door knows is a page. @see design §1 */
export function shopApp(parts: AssemblyParts): ShopApp {
  const shop = assembleShop(parts)
  const app = new Hono<Env>()

  app.use(async (context, next) => {
    const begun = performance.now()
    await next()
    shop.log.request(context.req.method, context.req.path, context.res.status, performance.now() - begun)
  })
  for (const { door } of DOORS) app.route('/', door(shop))
  for (const word of DOORS.flatMap(({ owns = [] }) => owns)) app.all(`/${word}/*`, shop.replies.missing)
  app.route('/', pageDoor(shop))
  app.onError(failure(shop))

  return { app, pages: { ...shop.pages, answerKept: answerKept(shop), close: shop.close } }
}

/** A kept checkout must not be answered while it is closed, so that every page then takes the way through the doors. */
function answerKept({ pages, engine }: AssembledShop): PageResponder['answerKept'] {
  return (request, response, next) =>
    engine.switches.isOn('maintenance') ? next() : pages.answerKept(request, response, next)
}
