import { base64 } from '@scure/base';
import { http, HttpResponse, type HttpHandler } from 'msw';

import type { MockContext } from '../context';
import { HttpError, route } from '../strict';

const uploadPath = /^[a-z]+:\/\/[^/]+\/uploads\/([^/]+)$/;

/** POST /api/upload, and the address that serves the stored picture. */
export function uploadHandlers(context: MockContext): HttpHandler[] {
  return [
    route(context, 'upload', async ({ payload: { file }, session }) => {
      if (!file.type.startsWith('image/')) throw new HttpError(415, 'Only pictures are accepted.');
      const { db } = context;
      const id = db.id('upload');
      const { name, type } = file;
      const bytes = base64.encode(new Uint8Array(await file.arrayBuffer()));
      db.tables.uploads.push({ id, ownerId: session.user.id, name, type, base64: bytes });
      await db.commit();
      return HttpResponse.json({ filePath: `/uploads/${id}` }, { status: 201 });
    }),
    http.get(uploadPath, async ({ request }) => {
      await context.db.open();
      const id = uploadPath.exec(request.url)?.[1];
      const upload = context.db.tables.uploads.find((candidate) => candidate.id === id);
      if (upload === undefined) return HttpResponse.json({ message: 'Not found.' }, { status: 404 });
      return new HttpResponse(base64.decode(upload.base64), {
        headers: {
          'Content-Type': upload.type,
          // A picture can be an SVG with a script, or another file with a picture's name.
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cache-Control': 'private, max-age=3600',
        },
      });
    }),
  ];
}
