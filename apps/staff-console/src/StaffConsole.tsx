import { Navigate, Route, Routes } from 'react-router-dom';
import type { StaffConsoleProps } from '@workspace/contracts/staff-console';
import { ToastRoot } from '@workspace/ui/Toast';
import { BlogManagementPage } from './features/blog-posts/BlogManagementPage.tsx';
import { PostEditorPage } from './features/blog-posts/PostEditorPage.tsx';
import { ContactsPage } from './features/contacts/ContactsPage.tsx';
import { ListPage } from './features/email-lists/ListPage.tsx';
import { NewsletterPage } from './features/email-lists/NewsletterPage.tsx';
import { SuppressionsPage } from './features/mail-suppressions/SuppressionsPage.tsx';
import { CampaignPage } from './features/newsletter-campaigns/CampaignPage.tsx';
import { DeliveriesPage } from './features/newsletter-deliveries/DeliveriesPage.tsx';
import { ImportPage } from './features/subscriber-imports/ImportPage.tsx';
import { UploadPage } from './features/subscriber-imports/UploadPage.tsx';
import { AccessGate } from './access-gate/AccessGate.tsx';
import { BasePath } from './layout/base-path.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { UnknownPage } from './layout/UnknownPage.tsx';

/** The console, which the site opens under its base path. */
export default function StaffConsole({ basePath }: StaffConsoleProps) {
  return (
    <BasePath value={basePath}>
      <ToastRoot>
        <AccessGate>
          <ConsoleLayout>
            <Routes>
              <Route path="blog" element={<BlogManagementPage />} />
              <Route path="blog/new" element={<PostEditorPage />} />
              <Route path="blog/edit/:id" element={<PostEditorPage />} />
              <Route path="newsletter" element={<NewsletterPage />} />
              <Route path="lists/:id" element={<ListPage />} />
              <Route path="lists/:id/import" element={<UploadPage />} />
              <Route path="imports/:id" element={<ImportPage />} />
              <Route path="campaigns/:id" element={<CampaignPage />} />
              <Route path="deliveries" element={<DeliveriesPage />} />
              <Route path="suppressions" element={<SuppressionsPage />} />
              <Route path="contacts" element={<ContactsPage />} />
              <Route index element={<Navigate to={`${basePath}/blog`} replace />} />
              <Route path="*" element={<UnknownPage />} />
            </Routes>
          </ConsoleLayout>
        </AccessGate>
      </ToastRoot>
    </BasePath>
  );
}
