/** Its id goes back in the type it came with. */
export type Notification = { id: string | number; message: string };

/** What both audiences register with. */
export type Registration = { firstName: string; lastName: string; email: string; password: string };

export type Credentials = { email: string; password: string };
