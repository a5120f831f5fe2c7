// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';

import { goalCalls } from '@/api/contract';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import { startMockHttp } from '../http';
import { draft } from '../suggestions/draft';
import { requestFor } from '../test-calls';
import type { Message } from './ask';
import { saying, startFakeModel, type Question } from './fake-model';
import { readDraftModel, readDraftsSetting, type DraftModel, type DraftsSetting } from './settings';
import { modelWriter } from './write';

const now = new Date('2026-11-21T12:00:00Z');
const request = { role: 'Nurse manager', goal: 'Fewer falls on the wards', industry: 'Healthcare' };
const builtIn = draft('okr', request, now);
const stored = { variant: 0, turn: 0 };

const good = {
  objective: 'Wards where patients do not fall',
  keyResults: [
    'Reduce falls per 1,000 bed days from 6.1 to 4.0 by 31 March 2027',
    'Cut falls with injury from 9 to 3 a quarter by 31 March 2027',
    'Raise night shifts with a full team from 71% to 95% by 31 March 2027',
    'Raise night staff trained in falls prevention from 40% to 90% by 31 March 2027',
  ],
};
const idle = { ...good, keyResults: ['Be kind', 'Train people', 'Hold meetings', 'Support night staff'] };
const linesOf = ({ objective, keyResults }: typeof good) => [`Objective: ${objective}`, ...keyResults].join('\n');

const measure = { name: 'Falls', formula: 'falls / bed days x 1,000', target: '4.0 or less', frequency: 'monthly' };
const measures = ['A', 'B', 'C', 'D', 'E'].map((ward) => ({
  ...measure,
  name: `Falls on ward ${ward}`,
  owner: 'Ward manager',
}));

const messagesOf = (question?: Question) => (question?.body['messages'] ?? []) as Message[];

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

/** Starts a fake model that gives these replies, until the test is over. */
async function fakeModel(...replies: Parameters<typeof startFakeModel>) {
  const model = await startFakeModel(...replies);
  stops.push(model.stop);
  return model;
}

/** Asks a fake model that gives these replies for a draft. */
async function write(
  replies: Parameters<typeof startFakeModel>,
  options: { kind?: GoalKind; timeoutMs?: number; drafts?: DraftsSetting } = {},
) {
  const { kind = 'okr', timeoutMs = 5000, drafts = 'clean' } = options;
  const { url, questions } = await fakeModel(...replies);
  const writer = modelWriter({ url, name: 'small-model', key: 'a-key', timeoutMs }, drafts);
  const before = writer.sentence();
  const text = await writer.write(kind, request, now, stored);
  return { text, questions, before, sentence: writer.sentence() };
}

const byModel = 'Latest draft by small-model.';
const byBuiltIn = (reason: string) => `Latest draft built in: small-model was asked, but ${reason}.`;

describe('a model that is right', () => {
  it('writes the draft, in the shape of the built-in ones', async () => {
    const { text, questions, before, sentence } = await write([saying(good)]);
    expect(text).toBe(linesOf(good));
    expect(before).toBe('Drafts by small-model.');
    expect(sentence).toBe(byModel);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer a-key',
      body: {
        model: 'small-model',
        response_format: {
          type: 'json_schema',
          json_schema: {
            schema: {
              type: 'object',
              required: ['objective', 'keyResults'],
              additionalProperties: false,
              properties: { keyResults: { type: 'array', minItems: 4, maxItems: 4 } },
            },
          },
        },
      },
    });
  });

  it('is told what was typed as data', async () => {
    const { questions } = await write([saying(good)]);
    const [system, user] = messagesOf(questions[0]);
    expect(system?.role).toBe('system');
    expect(system?.content).not.toContain(request.goal);
    expect(JSON.parse(user?.content ?? '')).toEqual(request);
  });

  it('writes KPIs', async () => {
    const { text, sentence } = await write([saying({ measures })], { kind: 'kpi' });
    expect(text.split('\n')).toHaveLength(5);
    expect(text.split('\n')[0]).toBe(
      'Falls on ward A: falls / bed days x 1,000; target 4.0 or less; monthly; owner: Ward manager',
    );
    expect(sentence).toBe(byModel);
  });

  it('may think aloud or put its answer between fences', async () => {
    const { text } = await write([saying(`<think>hm</think>\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``)]);
    expect(text).toBe(linesOf(good));
  });
});

describe('the built-in draft replaces it', () => {
  it.each<[string, Parameters<typeof startFakeModel>, string]>([
    ['says nothing of use', [saying(idle)], 'its answers were of no use'],
    ['gives another shape', [saying({ ...good, keyResults: [{ text: 'x' }] })], 'its answers were of no use'],
    ['adds what was not asked for', [saying({ ...good, html: '<b>x</b>' })], 'its answers were of no use'],
    ['refuses', [(response) => response.writeHead(401).end('{}')], 'its server answered 401'],
    ['sends a page', [(response) => response.end('<!doctype html><p>Hello')], 'its server answered something else'],
    ['stops in the middle', [(response) => response.end('{"choices": [{"mess')], 'its server answered something else'],
    ['hangs up', [(response) => response.destroy()], 'its server did not answer'],
    [
      'sends elsewhere',
      [(response) => response.writeHead(307, { location: 'http://localhost:1/v1' }).end()],
      'its server did not answer',
    ],
    [
      'never ends',
      [
        (response) => {
          const more = () => response.write('x'.repeat(65_536), () => !response.destroyed && setImmediate(more));
          more();
        },
      ],
      'it answered without an end',
    ],
  ])('where the model %s', async (_, replies, reason) => {
    const { text, sentence, questions } = await write(replies);
    expect(text).toBe(builtIn);
    expect(sentence).toBe(byBuiltIn(reason));
    expect(questions).toHaveLength(2);
  });

  it('where it is slow, before its answer or within it, both questions together', async () => {
    const started = performance.now();
    const silent = await write([() => undefined], { timeoutMs: 200 });
    expect(silent).toMatchObject({ text: builtIn, sentence: byBuiltIn('it took too long') });
    expect(silent.questions).toHaveLength(1);
    const dripping = await write([(response) => response.write('{"choices": [')], { timeoutMs: 200 });
    expect(dripping).toMatchObject({ text: builtIn, sentence: byBuiltIn('it took too long') });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('without a server, or if its key cannot be sent', async () => {
    const { url, stop } = await startFakeModel(saying(good));
    const wrongKey = modelWriter({ url, name: 'small-model', key: 'two\nlines' }, 'clean');
    expect(await wrongKey.write('okr', request, now, stored)).toBe(builtIn);
    await stop();
    const writer = modelWriter({ url, name: 'small-model' }, 'clean');
    expect(await writer.write('okr', request, now, stored)).toBe(builtIn);
    expect(writer.sentence()).toBe(byBuiltIn('its server did not answer'));
  });
});

describe('a model that is rude', () => {
  it('writes plain, short lines nevertheless', async () => {
    const rude = {
      objective: 'Objective: 1. \u202Eevil\u0000 <img src=x onerror=alert(1)>\r\nObjective: second',
      keyResults: [
        '- KR1: Reduce falls from 6 to 4 by 31 March 2027\n\n- and a line more',
        '\u001B[31mCut\u0007 falls\uD800 from 9 to 3 by 31 March 2027',
        `Raise ${'very '.repeat(300)}much from 1 to 2`,
        '3) Raise night staff \u201Ctrained\u201D from 40% to 90% by 31 March 2027',
      ],
    };
    const { text } = await write([saying(rude)]);
    const lines = text.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('Objective: evil <img src=x onerror=alert(1)> Objective: second');
    expect(lines[1]).toBe('Reduce falls from 6 to 4 by 31 March 2027 - and a line more');
    expect(lines[2]).toBe('[31mCut falls from 9 to 3 by 31 March 2027');
    expect(lines[4]).toBe('Raise night staff "trained" from 40% to 90% by 31 March 2027');
    for (const line of lines) {
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(line.length).toBeLessThanOrEqual(251);
    }
  });
});

describe('the calls', () => {
  async function startBackend(draftModel?: DraftModel) {
    const backend = await startMockHttp({ port: 0, drafts: 'clean', ...(draftModel && { draftModel }) });
    stops.push(backend.close);
    return backend;
  }

  it.each(Object.keys(goalKinds) as GoalKind[])('answer as ever when the model fails: %s', async (kind) => {
    const { url } = await fakeModel((response) => response.destroy());
    const backend = await startBackend({ url, name: 'small-model', key: 'a-secret-key' });
    const drafting = async () => (await fetch(`${backend.origin}/__demo/drafting`)).text();
    expect(await drafting()).toBe('Drafts by small-model.');
    const count = backend.db.tables.goals.length;
    const response = await fetch(requestFor(goalCalls[kind].create, backend.origin, backend.db.tables));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: `${goalKinds[kind].plural} generated.` });
    expect(backend.db.tables.goals).toHaveLength(count + 1);
    const lines = draft(kind, request, now).split('\n');
    expect(backend.db.tables.goals.at(-1)?.result.split('\n')).toHaveLength(lines.length);
    expect(await drafting()).toBe(byBuiltIn('its server did not answer'));
    expect(JSON.stringify(backend.db.tables)).not.toContain('a-secret-key');
  });

  it('store what the model wrote', async () => {
    const { url } = await fakeModel(saying(good));
    const backend = await startBackend({ url, name: 'small-model' });
    await fetch(requestFor('createOkr', backend.origin, backend.db.tables));
    expect(backend.db.tables.goals.at(-1)?.result).toBe(linesOf(good));
  });
});

describe('the settings', () => {
  it('say how drafts are written', () => {
    expect([undefined, 'clean', 'plain'].map(readDraftsSetting)).toEqual(['as written', 'clean', 'plain']);
    expect(() => readDraftsSetting('nice')).toThrow('--drafts must be clean or plain');
  });

  const url = 'http://localhost:11434/v1';

  it('name a model', () => {
    expect(readDraftModel({})).toBeNull();
    expect(readDraftModel({ DRAFT_MODEL_URL: ' ', DRAFT_MODEL_NAME: 'x' })).toBeNull();
    expect(readDraftModel({ DRAFT_MODEL_URL: `${url}/`, DRAFT_MODEL_NAME: 'x' })).toEqual({ url, name: 'x' });
    expect(readDraftModel({ DRAFT_MODEL_URL: url, DRAFT_MODEL_NAME: 'x', DRAFT_MODEL_KEY: ' k ' })).toEqual({
      url,
      name: 'x',
      key: 'k',
    });
  });

  it.each([
    [{ DRAFT_MODEL_URL: url }, 'DRAFT_MODEL_NAME must name the model'],
    [{ DRAFT_MODEL_URL: 'localhost', DRAFT_MODEL_NAME: 'x' }, 'DRAFT_MODEL_URL must be an address'],
    [{ DRAFT_MODEL_URL: 'file:///etc/passwd', DRAFT_MODEL_NAME: 'x' }, 'DRAFT_MODEL_URL must be an address'],
    [{ DRAFT_MODEL_URL: 'http://me:secret@host/v1', DRAFT_MODEL_NAME: 'x' }, 'DRAFT_MODEL_URL must have no password'],
    [{ DRAFT_MODEL_URL: `${url}?key=secret`, DRAFT_MODEL_NAME: 'x' }, 'DRAFT_MODEL_URL must have no password'],
  ])('that are wrong are refused without repeating them: %j', (env, message) => {
    expect(() => readDraftModel(env)).toThrow(message);
    expect(() => readDraftModel(env)).not.toThrow('secret');
  });
});
