import { HttpResponse } from 'msw';

/** A call that is answered with an error status and `{ message }`. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }

  toResponse(): Response {
    return HttpResponse.json({ message: this.message }, { status: this.status });
  }
}

/** The refusal of a record that is not there, or is somebody else's: the two must look alike. */
export const notFound = () => new HttpError(404, 'Not found.');
