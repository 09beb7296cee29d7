import { json, missing, Refusal, refusalAnswer } from '../json-answer.ts'
import { isSameToken } from '../same-token.ts'
import type { SpaceFile } from '../space/space-file.ts'
import { SpaceBusy } from '../store/file-lock.ts'
import {
  assetList,
  deleteAsset,
  moveAssets,
  oneAsset,
  signedForm,
  takeUpload,
  updateAsset,
} from './asset-doors.ts'
import {
  assetFolderList,
  createAssetFolder,
  deleteAssetFolder,
  oneAssetFolder,
  updateAssetFolder,
} from './asset-folder-doors.ts'
import { bodyOf } from './input/request-body.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { publishStory, unpublishStory } from './publishing.ts'
import {
  createRelease,
  deleteRelease,
  oneRelease,
  releaseConflicts,
  releaseList,
  takeOutStory,
  updateRelease,
} from './release-doors.ts'
import {
  createScheduling,
  deleteScheduling,
  oneScheduling,
  schedulingList,
  updateScheduling,
} from './scheduling-doors.ts'
import { managedStories } from './story-list.ts'
import { createStory, deleteStory, managedStory, updateStory } from './story-writes.ts'
import { restoreVersion, versionList } from './version-doors.ts'

type ManagementDoor = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: RegExp
  answer: (parts: ManagementParts, request: ManagementRequest) => Promise<Response>
}

/** Every address below `spaces/{id}`, one line each; the parts in brackets are `rest`. */
const DOORS: readonly ManagementDoor[] = [
  { method: 'GET', path: /^stories$/, answer: managedStories },
  { method: 'POST', path: /^stories$/, answer: createStory },
  { method: 'GET', path: /^stories\/(\d+)$/, answer: managedStory },
  { method: 'PUT', path: /^stories\/(\d+)$/, answer: updateStory },
  { method: 'DELETE', path: /^stories\/(\d+)$/, answer: deleteStory },
  { method: 'GET', path: /^stories\/(\d+)\/publish$/, answer: publishStory },
  { method: 'GET', path: /^stories\/(\d+)\/unpublish$/, answer: unpublishStory },
  { method: 'GET', path: /^stories\/(\d+)\/restore_with$/, answer: restoreVersion },
  { method: 'GET', path: /^story_versions$/, answer: versionList },
  { method: 'GET', path: /^story_schedulings$/, answer: schedulingList },
  { method: 'POST', path: /^story_schedulings$/, answer: createScheduling },
  { method: 'GET', path: /^story_schedulings\/(\d+)$/, answer: oneScheduling },
  { method: 'PUT', path: /^story_schedulings\/(\d+)$/, answer: updateScheduling },
  { method: 'DELETE', path: /^story_schedulings\/(\d+)$/, answer: deleteScheduling },
  { method: 'GET', path: /^releases$/, answer: releaseList },
  { method: 'POST', path: /^releases$/, answer: createRelease },
  { method: 'GET', path: /^releases\/(\d+)$/, answer: oneRelease },
  { method: 'PUT', path: /^releases\/(\d+)$/, answer: updateRelease },
  { method: 'DELETE', path: /^releases\/(\d+)$/, answer: deleteRelease },
  // Its documentation spells it both ways.
  {
    method: 'GET',
    path: /^releases\/(\d+)\/(?:check_conflicts|conflict_check)$/,
    answer: releaseConflicts,
  },
  { method: 'DELETE', path: /^releases\/(\d+)\/stories\/(\d+)$/, answer: takeOutStory },
  { method: 'GET', path: /^components$/, answer: async ({ components }) => json(200, { components }) },
  { method: 'GET', path: /^components\/(\d+)$/, answer: oneComponent },
  { method: 'GET', path: /^assets$/, answer: assetList },
  { method: 'GET', path: /^assets\/(\d+)(?:\/finish_upload)?$/, answer: oneAsset },
  { method: 'PUT', path: /^assets\/(\d+)$/, answer: updateAsset },
  { method: 'DELETE', path: /^assets\/(\d+)$/, answer: deleteAsset },
  { method: 'POST', path: /^assets\/bulk_update$/, answer: moveAssets },
  { method: 'GET', path: /^asset_folders$/, answer: assetFolderList },
  { method: 'POST', path: /^asset_folders$/, answer: createAssetFolder },
  { method: 'GET', path: /^asset_folders\/(\d+)$/, answer: oneAssetFolder },
  { method: 'PUT', path: /^asset_folders\/(\d+)$/, answer: updateAssetFolder },
  { method: 'DELETE', path: /^asset_folders\/(\d+)$/, answer: deleteAssetFolder },
]
const UPLOAD = /^assets\/(\d+)\/upload$/

export type ManagementService = {
  /** Answers a request below `…/spaces/{id}/`. */
  answer: (request: Request) => Promise<Response>
}

type ManagementOptions = ManagementParts & {
  /** Whoever has it may change everything. */
  token: string
}

/**
 * The write half of the content service: the vendor's management protocol on a space that lies on the disk.
 *
 * @see docs/integrations/content-management.md for what of it there is
 */
export function managementService({ token, ...parts }: ManagementOptions): ManagementService {
  const doors: readonly ManagementDoor[] = [
    ...DOORS,
    { method: 'POST', path: /^assets$/, answer: signedForm(token) },
  ]

  async function answered(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const path = url.pathname.replace(/^.*?\/spaces\//, '').replace(/\/+$/, '')
    const [, spaceId = '', inside = ''] = /^(\d+)\/?(.*)$/.exec(path) ?? []
    // The form of an upload is signed by itself, as with the original's store of files.
    const upload = UPLOAD.exec(inside)
    if (upload) return takeUpload(parts, request, { id: Number(upload[1]), token })
    if (!isSameToken(bearer(request), token)) throw new Refusal(401, 'Unauthorized')
    const { space } = await parts.store.read()
    if (String(space.id) !== spaceId) throw missing()
    if (inside === '') return json(200, { space: headOf(space) })
    const here = doors.filter((door) => door.path.test(inside))
    const door = here.find(({ method }) => method === request.method)
    if (here.length === 0) throw missing()
    if (!door) throw new Refusal(405, `${request.method} is not understood here`)
    const rest = door.path.exec(inside)?.slice(1) ?? []
    const body = request.method === 'POST' || request.method === 'PUT' ? await bodyOf(request) : null
    return door.answer(parts, { url, query: url.searchParams, rest, body })
  }

  return {
    answer: async (request) => {
      try {
        const response = await answered(request)
        response.headers.set('cache-control', 'private, no-store')
        return response
      } catch (problem) {
        if (problem instanceof Refusal) return refusalAnswer(problem)
        if (problem instanceof SpaceBusy) return refusalAnswer(new Refusal(409, problem.message))
        throw problem
      }
    },
  }
}

function headOf({ id, name, domain, version, language_codes }: SpaceFile['space']) {
  return { id, name, domain, version, languages: language_codes.map((code) => ({ code, name: code })) }
}

/** The protocol sends the token alone; other tools put the usual word in front. */
function bearer(request: Request): string | null {
  return request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null
}

async function oneComponent(
  { components }: ManagementParts,
  { rest: [id] }: ManagementRequest,
): Promise<Response> {
  const component = components.find((one) => 'id' in one && String(one.id) === id)
  if (component === undefined) throw missing()
  return json(200, { component })
}
