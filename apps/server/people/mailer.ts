import { createTransport } from 'nodemailer';

/** Where a server has one: sends a mail, or says why not. */
export interface Mailer {
  send(to: string, subject: string, text: string): Promise<void>;
  close(): void;
}

const TEN_SECONDS = 10_000;

export function smtpMailer(url: string, from: string): Mailer {
  const patience = { connectionTimeout: TEN_SECONDS, greetingTimeout: TEN_SECONDS, socketTimeout: TEN_SECONDS };
  const transport = createTransport({ url, ...patience }, { from });
  return {
    async send(to, subject, text) {
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
    close: () => {
      transport.close();
    },
  };
}
