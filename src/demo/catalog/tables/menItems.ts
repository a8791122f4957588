/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const menItems = `
# Clothing | wear
Slim Fit Formal Shirt in Wrinkle Free Cotton | 1450 | 1090 | shirt | স্লিম ফিট ফরমাল শার্ট
Premium Embroidered Cotton Panjabi for Eid and Special Occasions | 2650 | 1990 | panjabi | এমব্রয়ডারি করা সুতি পাঞ্জাবি
Stretch Denim Jeans Pant | 1850 | 1450 | jeans | স্ট্রেচ জিন্স প্যান্ট
Drop Shoulder Plain T-Shirt | 650 | 450 | tee | ড্রপ শোল্ডার টি-শার্ট
Formal Gabardine Trouser | 1350 | 990 | trousers | গ্যাবার্ডিন ফরমাল প্যান্ট
# Watches | watch
Stainless Steel Chronograph Wrist Watch with Date Window | 3950 | 2990 | chronograph | স্টিলের ক্রোনোগ্রাফ হাতঘড়ি
Digital Sports Watch, Water Resistant 50 m | 1250 | 890 | digitalWatch | ডিজিটাল স্পোর্টস ঘড়ি
Leather Strap Minimal Watch for Men | 1650 | 1190 | minimalWatch | লেদার ফিতার ছেলেদের ঘড়ি
# Shoes | shoe
Genuine Leather Oxford Formal Shoes | 4250 | 3490 | oxfordShoes | চামড়ার অক্সফোর্ড জুতা
Breathable Mesh Running Sneakers with Memory Foam Insole | 2850 | 2150 | runners | রানিং স্নিকার্স
Waterproof Hiking Boots | 4950 | | hikingBoots | ওয়াটারপ্রুফ হাইকিং বুট
# Accessories | accessory
Washed Cotton Baseball Cap | 450 | 320 | baseballCap | সুতি ক্যাপ
Silk Necktie and Cufflink Gift Set in Wooden Box | 1350 | 990 | tieSet | সিল্ক টাই ও কাফলিংক গিফট সেট
Touch Screen Magnetic Phone Wallet Ring | 550 | 390 | ringHolder | ম্যাগনেটিক ফোন ওয়ালেট রিং
# Sportswear | wear
Quick Dry Gym Tank Top | 690 | 520 | tank | জিম ট্যাংক টপ
Football Jersey and Shorts Set, Breathable Interlock Fabric | 1150 | 850 | football | ফুটবল জার্সি ও শর্টস সেট
# Grooming | care
Rechargeable Beard Trimmer with 20 Length Settings | 1850 | 1390 | beardTrimmer | চার্জার দাড়ি ট্রিমার
Classic Safety Razor with 10 Blades | 950 | 690 | safetyRazor | সেফটি রেজর, ১০ ব্লেডসহ
# Sunglasses | accessory
Polarized Aviator Sunglasses with UV400 Lenses | 1250 | 890 | aviators | পোলারাইজড অ্যাভিয়েটর সানগ্লাস
Rectangular Driving Sunglasses | 850 | | squareShades | ড্রাইভিং সানগ্লাস
# Bags | bag
Anti Theft Laptop Backpack with USB Charging Port, 15.6 inch | 2450 | 1850 | antiTheft | অ্যান্টি থেফট ল্যাপটপ ব্যাকপ্যাক
Canvas Weekend Duffel Bag | 2190 | | weekender | ক্যানভাস ডাফেল ব্যাগ
# Wallets | bag
RFID Blocking Genuine Leather Bifold Wallet | 1350 | 950 | bifold | চামড়ার মানিব্যাগ
Slim Aluminium Card Holder with Pop Up Button | 790 | 590 | cardHolder | অ্যালুমিনিয়াম কার্ড হোল্ডার
# Belts | accessory
Reversible Leather Belt with Rotating Buckle | 1150 | 850 | leatherBelt | দুই পাশে পরার চামড়ার বেল্ট
Nylon Tactical Belt with Quick Release | 690 | | tacticalBelt | নাইলন ট্যাকটিক্যাল বেল্ট
# New Men Items | wear
Lightweight Bomber Jacket with Ribbed Collar | 2990 | 2290 | bomber | হালকা বোম্বার জ্যাকেট
Fleece Lined Winter Hoodie with Kangaroo Pocket and Drawstring | 2150 | 1590 | hoodie | শীতের হুডি
Touch Screen Winter Gloves | 650 | 480 | winterGloves | টাচ স্ক্রিন শীতের দস্তানা
`;
